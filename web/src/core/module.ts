/**
 * A module on the main thread with automatic restart: after a trap the instance is discarded, a new
 * one is started, and the call is repeated once.
 */
import { CoreFailure, type ModuleName } from "./failure";
import { ModuleInstance, type Answer, type Argument } from "./instance";

export class CoreModule {
  /**
   * Counts restarts. Matches live in an instance and are lost with it, so their owners compare this
   * number before each use.
   */
  generation = 0;

  private instance: ModuleInstance | null = null;
  /**
   * Started in advance, for browsers that do not allow synchronous instantiation on the main
   * thread.
   */
  private spare: ModuleInstance | null = null;

  private constructor(
    private readonly compiled: WebAssembly.Module,
    private readonly part: ModuleName,
    private readonly keepsSpare: boolean,
  ) {}

  static async start(compiled: WebAssembly.Module, part: ModuleName): Promise<CoreModule> {
    let core: CoreModule;
    try {
      const first = ModuleInstance.startNow(compiled);
      core = new CoreModule(compiled, part, false);
      core.instance = first;
    } catch (error) {
      if (!(error instanceof RangeError)) throw new CoreFailure(part, "start", error);
      core = new CoreModule(compiled, part, true);
      await core.prepareSpare();
    }
    return core;
  }

  /** A call that uses no match. */
  call(name: string, ...args: Argument[]): Answer {
    return this.attempt(name, (instance) => instance.call(name, ...args));
  }

  /** Runs `work` with the instance; if it throws, once more with a new one. */
  attempt<Result>(call: string, work: (instance: ModuleInstance) => Result): Result {
    try {
      return work(this.running());
    } catch (error) {
      console.warn(`the ${this.part} module is restarted after ${call}`, error);
      this.restart();
    }
    try {
      return work(this.running());
    } catch (error) {
      this.restart();
      throw new CoreFailure(this.part, call, error);
    }
  }

  /** Discards the instance. */
  restart(): void {
    this.instance = null;
    this.generation += 1;
  }

  private running(): ModuleInstance {
    this.instance ??= this.next();
    return this.instance;
  }

  private next(): ModuleInstance {
    if (!this.keepsSpare) return ModuleInstance.startNow(this.compiled);
    const { spare } = this;
    this.spare = null;
    // The error is reported when the next instance is needed.
    this.prepareSpare().catch(() => {});
    if (!spare) throw new Error("no fresh module is ready yet");
    return spare;
  }

  private async prepareSpare(): Promise<void> {
    try {
      this.spare ??= await ModuleInstance.start(this.compiled);
    } catch (error) {
      throw new CoreFailure(this.part, "start", error);
    }
  }
}

export function startModule(
  compiled: WebAssembly.Module,
  part: ModuleName = "table",
): Promise<CoreModule> {
  return CoreModule.start(compiled, part);
}
