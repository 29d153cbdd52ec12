/** What this person holds: a robot, a camera that is aimed, or a tile; and what is done with it. */

import { wayOf } from '../../board/grid.ts';
import { Once } from '../../play/once.ts';
import type { GameAction } from '../../protocol/types.ts';
import { aimOf, firstMount, freeMounts, targetsOf } from './aiming.ts';
import { type Aim, type Scene, squareAt, standing, type Target, type Way } from './board/scene.ts';
import { type Draft, fitsOf, freeTiles, held, over, turnedOn } from './draft.ts';
import { PLACE_COLUMNS, placeOf, seatOf, SIZE, TEAM, towards } from './factory.ts';
import type { KeyIntent } from './keys.ts';
import {
  activateRefusal,
  eyeRefusal,
  layRefusal,
  placeRefusal,
  type Refusal,
  shiftRefusal,
  stepRefusal,
  turnRefusal,
} from './refusals.ts';
import { sceneOf } from './holding.ts';
import { headingAfter, headingTowards } from './sight.ts';
import type { Camera, EscapeView, Heading } from './types.ts';

export class Hand {
  /** The robot that is chosen or asked about. */
  robot = $state<number | null>(null);
  camera = $state.raw<Camera | null>(null);
  draft = $state.raw<Draft | null>(null);

  readonly view: EscapeView;
  readonly isAble: boolean;
  readonly aim: Aim | null;
  readonly targets: readonly Target[];
  readonly places: readonly number[];
  readonly scene: Scene;
  /** What is pressed on the board, or does one thing only, is meant for how things stand. */
  private readonly once: Once;

  constructor(
    read: () => EscapeView,
    isReady: () => boolean,
    private readonly send: (action: GameAction) => Promise<boolean>,
    /** Told why something that was asked for cannot be done. */
    private readonly onrefused: (refusal: Refusal) => void = () => {},
  ) {
    this.once = new Once(send);
    this.view = $derived(read());
    this.isAble = $derived(
      isReady() && this.view.seat !== null && this.view.turn_seat === this.view.seat,
    );
    this.aim = $derived(this.camera ? aimOf(this.view, this.camera) : null);
    this.targets = $derived(this.isAble ? targetsOf(this.view, this.robot) : []);
    this.places = $derived(
      this.draft && this.isAble ? [...fitsOf(this.view, this.draft.tile).keys()] : [],
    );
    this.scene = $derived(sceneOf(this.view, this));
  }

  get canPlace(): boolean {
    const { may, plan } = this.view;
    if (!this.isAble || !this.aim || this.aim.isPlaced || !may.includes('place_camera')) {
      return false;
    }
    return plan.mounts.includes(this.aim.camera.cell);
  }

  get canTurn(): boolean {
    const isOther = this.aim?.isPlaced === true && !this.isAsPlaced;
    return this.isAble && isOther && this.view.may.includes('turn_camera');
  }

  get canActivate(): boolean {
    return this.isAble && this.isAsPlaced && this.view.may.includes('activate');
  }

  get canLay(): boolean {
    return this.isAble && this.heldOver !== null;
  }

  get canGo(): boolean {
    return this.canLay || this.canPlace || this.canTurn || this.canActivate;
  }

  get isHolding(): boolean {
    const hasRobot = this.robot !== null && this.isOwn(this.robot);
    return this.isAble && (hasRobot || this.aim !== null || this.draft !== null);
  }

  /** Why the aimed camera cannot be turned any way, or null. */
  get turnRefused(): Refusal | null {
    const { camera } = this;
    if (!this.isAble || !camera || !this.aim?.isPlaced || this.view.may.includes('turn_camera')) {
      return null;
    }
    return turnRefusal(this.view, camera);
  }

  /** The place that the tile in the hand is held over. */
  private get heldOver(): number | null {
    return this.draft?.place ?? null;
  }

  /** Whether the aimed camera hangs there and looks that way. */
  private get isAsPlaced(): boolean {
    const { camera } = this;
    return this.view.cameras.some(
      ({ cell, heading }) => cell === camera?.cell && heading === camera.heading,
    );
  }

  /** Take up what is there to take up, as views come; drop what is gone, or all of it. */
  follow(view: EscapeView, isOtherTurn: boolean): void {
    this.once.settle();
    if (isOtherTurn) this.drop();
    if (view.phase !== 'build') this.draft = null;
    else if (!this.isAble) this.draft = null;
    else {
      const free = freeTiles(view);
      const isFree = free.some(({ tile }) => tile === this.draft?.tile);
      const only = view.drawn === '' ? undefined : free[0];
      if (!isFree) this.draft = only ? held(view, only.tile, null) : null;
    }
    if (this.robot !== null && (view.robots[this.robot]?.cell ?? -1) < 0) this.robot = null;
  }

  drop(): void {
    this.robot = null;
    this.camera = null;
    if (this.draft) this.draft = { ...this.draft, place: null };
  }

  choose(robot: number | null): void {
    this.robot = robot;
    this.camera = null;
  }

  chooseOwn(number: number): void {
    const { seat } = this.view;
    if (seat !== null && this.view.phase === 'play') this.choose(TEAM * seat + number);
  }

  aimAt(cell: number, heading?: Heading): void {
    const hung = this.view.cameras.find((camera) => camera.cell === cell);
    const [down, right] = [
      SIZE.rows / 2 - Math.floor(cell / SIZE.columns),
      SIZE.columns / 2 - (cell % SIZE.columns),
    ];
    const inwards = headingTowards(this.view.headings, down, right);
    this.robot = null;
    this.camera = { cell, heading: heading ?? hung?.heading ?? inwards };
  }

  /** Aim at the next camera that hangs, after the last one at a place for a new one. */
  aimNext(): void {
    const { cameras, may } = this.view;
    const at = cameras.findIndex(({ cell }) => cell === this.camera?.cell);
    const next = cameras[at + 1];
    const isNew = this.aim !== null && !this.aim.isPlaced;
    if (next && (at >= 0 || this.camera === null || isNew)) this.aimAt(next.cell);
    else if (may.includes('place_camera')) this.aimNew();
    else if (cameras[0]) this.aimAt(cameras[0].cell);
    else this.refuse(placeRefusal(this.view, firstMount(this.view)));
  }

  /** Begin to place a new camera. */
  aimNew(): void {
    this.aimAt(firstMount(this.view));
  }

  rotate(steps: 1 | -1): void {
    if (this.draft) this.draft = turnedOn(this.view, this.draft);
    else if (this.camera) {
      this.head(headingAfter(this.view.headings, this.camera.heading, steps));
    }
  }

  head(heading: Heading): void {
    const refusal = this.turnRefused;
    if (refusal && heading !== this.camera?.heading) this.refuse(refusal);
    else if (this.camera) this.camera = { ...this.camera, heading };
  }

  /** Send the robot, shift the aim or the tile one way. */
  go(way: Way): boolean {
    if (this.draft) return this.shiftTile(way);
    if (this.camera) return this.shiftAim(way);
    if (this.robot === null) return false;
    const isLegal = this.targets.some((target) => target.way === way);
    return isLegal ? this.move(way) : this.refuse(stepRefusal(this.view, this.robot, way));
  }

  hold(tile: string): void {
    this.draft = held(this.view, tile, this.draft);
  }

  holdNext(): void {
    const free = freeTiles(this.view);
    const at = free.findIndex(({ tile }) => tile === this.draft?.tile);
    const next = free[(at + 1) % free.length];
    if (next) this.hold(next.tile);
  }

  /** Hold the tile over a place; over its own place it is turned. */
  tapPlace(place: number): void {
    if (!this.draft) return;
    if (place === this.draft.place) this.rotate(1);
    else if (this.places.includes(place)) this.overPlace(place);
    else this.refuse(layRefusal(this.view, place));
  }

  overPlace(place: number): void {
    if (this.draft && place !== this.draft.place) this.draft = over(this.view, this.draft, place);
  }

  tap(cell: number): void {
    if (this.once.isUnderWay) return;
    if (this.view.phase === 'build') {
      this.tapPlace(placeOf(cell));
      return;
    }
    const target = this.targets.find((other) => other.cell === cell);
    const here = standing(this.scene.pieces).get(cell) ?? [];
    const isWall = squareAt(this.view.plan.rows, cell) === '#';
    if (target) void this.once.do(this.moveOf(target.way));
    else if (here.length > 0) this.choose(this.nextOf(here));
    else if (this.isHung(cell) || (this.isAble && isWall)) this.tapWall(cell);
    else this.drop();
  }

  /** The hand was drawn from a square: a robot is sent off, a camera is turned there. */
  drawn(cell: number, right: number, down: number): void {
    if (this.view.phase === 'build') {
      this.tap(cell);
      return;
    }
    const own = (standing(this.scene.pieces).get(cell) ?? []).filter((robot) => this.isOwn(robot));
    const robot = own.find((other) => other === this.robot) ?? own[0];
    const way = wayOf(right, down, 0);
    if (robot !== undefined && way !== null) {
      this.choose(robot);
      this.go(way);
    } else if (this.isHung(cell) || placeRefusal(this.view, cell) === null) {
      this.aimAt(cell);
      this.head(headingTowards(this.view.headings, down, right));
    } else this.tap(cell);
  }

  /** Do what stands next with what is in the hand. */
  act(): void {
    const { camera, draft, heldOver: place } = this;
    if (this.canLay && draft && place !== null) {
      void this.once.do({ type: 'lay', tile: draft.tile, turn: draft.turn, place });
    } else if (!camera) return;
    else if (this.canPlace) void this.once.do({ type: 'place_camera', ...camera });
    else if (this.canTurn) void this.once.do({ type: 'turn_camera', ...camera });
    else if (this.canActivate) void this.look(camera.cell);
  }

  /** Activate a camera, and let go of it: what it has seen is there to be seen. */
  private async look(cell: number): Promise<void> {
    if (await this.once.do({ type: 'activate', cell })) this.camera = null;
  }

  activate(): void {
    if (this.canActivate) this.act();
    else if (this.isAble && this.camera) this.refuse(activateRefusal(this.view, this.camera));
  }

  takeEye(): void {
    const { robot } = this;
    if (robot === null || !this.isAble || !this.isOwn(robot)) return;
    if (this.canTakeEye(robot)) void this.once.do({ type: 'take_eye', robot: robot % TEAM });
    else this.refuse(eyeRefusal(this.view, robot));
  }

  canTakeEye(robot: number): boolean {
    const isFrozen = this.view.robots[robot]?.has_eye ?? false;
    return this.isAble && isFrozen && this.isOwn(robot) && this.view.may.includes('take_eye');
  }

  undo(): void {
    if (this.view.may.includes('undo')) void this.send({ type: 'undo' });
  }

  end(): void {
    if (this.view.may.includes('end_turn')) void this.once.do({ type: 'end_turn' });
  }

  /** Do what a key asks for; returns whether it could be done. */
  press(intent: KeyIntent): boolean {
    if (intent.kind === 'way') return this.go(intent.way);
    if (intent.kind === 'robot') this.chooseOwn(intent.number);
    else if (intent.kind === 'turn') this.rotate(intent.steps);
    else if (intent.kind === 'next') {
      if (this.view.phase === 'build') this.holdNext();
      else this.aimNext();
    } else if (intent.kind === 'go') this.act();
    else if (intent.kind === 'drop') this.drop();
    else if (intent.kind === 'activate') this.activate();
    else if (intent.kind === 'eye') this.takeEye();
    else if (intent.kind === 'undo') this.undo();
    else this.end();
    return true;
  }

  isOwn(robot: number): boolean {
    return seatOf(robot) === this.view.seat;
  }

  private isHung(cell: number): boolean {
    return this.view.cameras.some((camera) => camera.cell === cell);
  }

  private moveOf(way: Way): GameAction {
    return { type: 'move', robot: (this.robot ?? 0) % TEAM, way };
  }

  private move(way: Way): boolean {
    if (this.robot !== null) void this.send(this.moveOf(way));
    return true;
  }

  /** Say why not; always false. */
  private refuse(refusal: Refusal | null): boolean {
    if (refusal) this.onrefused(refusal);
    return false;
  }

  /** Aim at a wall, again to turn the camera there, or say why none may hang on it. */
  private tapWall(cell: number): void {
    const refusal = this.isHung(cell) ? null : placeRefusal(this.view, cell);
    if (refusal) this.refuse(refusal);
    else if (cell === this.camera?.cell && this.isAble) this.rotate(1);
    else this.aimAt(cell);
  }

  /** Shift the aim: among the walls where a camera may hang, or from camera to camera. */
  private shiftAim(way: Way): boolean {
    const { camera, view } = this;
    if (!camera) return false;
    const kind = this.isHung(camera.cell) ? 'hung' : 'new';
    const hung = view.cameras.map(({ cell }) => cell);
    const cells = kind === 'hung' ? hung : freeMounts(view);
    const cell = towards(cells, SIZE.columns, camera.cell, way);
    if (cell === null) return this.refuse(shiftRefusal(kind, way));
    this.aimAt(cell);
    return true;
  }

  private shiftTile(way: Way): boolean {
    const { draft, places } = this;
    if (!draft) return false;
    const place =
      draft.place === null ? (places[0] ?? null) : towards(places, PLACE_COLUMNS, draft.place, way);
    if (place === null) return this.refuse(shiftRefusal('tile', way));
    this.overPlace(place);
    return true;
  }

  /** Return whom a press on robots of one square means: own ones first, each in its turn. */
  private nextOf(here: readonly number[]): number {
    const own = this.isAble ? here.filter((robot) => this.isOwn(robot)) : [];
    const among = own.length > 0 ? own : here;
    const at = this.robot === null ? -1 : among.indexOf(this.robot);
    return among[(at + 1) % among.length] ?? -1;
  }
}
