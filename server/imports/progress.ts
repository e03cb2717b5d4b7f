const ROUNDING = 1e-6; // parts of bytes do not add up to whole ones exactly

/** How far a piece of work has come; tells each percent once, and never two at the same time. */
export class Progress {
  private readonly whole: number;
  private readonly tell: (percent: number) => Promise<void>;
  private readonly onFailure: (error: unknown) => void;
  private done = 0;
  private told = 0;
  private isTelling = false;
  private telling: Promise<void> = Promise.resolve();

  /**
   * @param whole all there is to do, in any unit.
   * @param onFailure told when telling failed: the work itself goes on.
   */
  constructor(whole: number, tell: (percent: number) => Promise<void>, onFailure: (error: unknown) => void) {
    this.whole = Math.max(1, whole);
    this.tell = tell;
    this.onFailure = onFailure;
  }

  /** So much more is done. What comes while a percent is being told is told after it, as one. */
  add(amount: number): void {
    this.done += amount;
    if (!this.isTelling) this.telling = this.tellOn();
  }

  /** The same, settled when it has been told: for work that must not begin before. */
  async addAndTell(amount: number): Promise<void> {
    this.add(amount);
    await this.telling;
  }

  private get percent(): number {
    return Math.min(100, Math.floor((100 * this.done) / this.whole + ROUNDING));
  }

  private async tellOn(): Promise<void> {
    this.isTelling = true;
    while (this.told < this.percent) {
      this.told = this.percent;
      await this.tell(this.told).catch(this.onFailure);
    }
    this.isTelling = false;
  }
}
