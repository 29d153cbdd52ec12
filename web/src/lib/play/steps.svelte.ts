/** A place on a way of so many steps, which can run by itself. */

const STEP_MS = 1000;

export class Steps {
  at = $state(0);
  isRunning = $state(false);
  private length = 0;
  private timer: number | undefined;

  /** Begin at the start of a way. */
  begin(length: number): void {
    this.pause();
    this.length = length;
    this.at = 0;
  }

  go(step: number): void {
    this.pause();
    this.at = Math.max(0, Math.min(step, this.length));
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.play();
  }

  pause(): void {
    clearInterval(this.timer);
    this.isRunning = false;
  }

  private play(): void {
    if (this.at >= this.length) this.at = 0;
    this.isRunning = true;
    this.timer = window.setInterval(() => {
      this.at += 1;
      if (this.at >= this.length) this.pause();
    }, STEP_MS);
  }
}
