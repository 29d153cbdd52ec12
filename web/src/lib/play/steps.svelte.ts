/** A place on a way of so many steps, which can run by itself. */

const STEP_MS = 1000;

export class Steps {
  at = $state(0);
  isRunning = $state(false);
  /** Whether the place was reached by one step on, so that what moves may be seen moving. */
  isStepOn = $state(false);
  private length = 0;
  private msAt: (at: number) => number = () => STEP_MS;
  private timer: number | undefined;

  /**
   * Begin at a place of a way.
   *
   * @param msAt For how long a place is looked at before the way runs on.
   */
  begin(length: number, start = 0, msAt: (at: number) => number = () => STEP_MS): void {
    this.pause();
    this.length = length;
    this.msAt = msAt;
    this.at = this.bounded(start);
    this.isStepOn = false;
  }

  go(step: number): void {
    this.pause();
    this.moveTo(step);
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.play();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isRunning = false;
  }

  private moveTo(step: number): void {
    const next = this.bounded(step);
    this.isStepOn = next === this.at + 1;
    this.at = next;
  }

  private bounded(step: number): number {
    return Math.max(0, Math.min(step, this.length));
  }

  private play(): void {
    if (this.at >= this.length) this.moveTo(0);
    this.isRunning = true;
    this.wait();
  }

  private wait(): void {
    this.timer = window.setTimeout(() => {
      this.moveTo(this.at + 1);
      if (this.at >= this.length) this.pause();
      else this.wait();
    }, this.msAt(this.at));
  }
}
