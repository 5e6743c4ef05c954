/**
 * Applies events to the state of an online table. The module runs the server's own code
 * (src/bindings/online), so that client and server agree.
 */
import type { ModuleInstance } from "../../core/instance";
import type { CoreModule } from "../../core/module";
import { afterLots } from "./lots";
import type { ServerEvent, TableState } from "./protocol";

/** The part of the state that is the same for all clients. */
type SharedState = Omit<TableState, "you" | "owner" | "invited" | "presence">;
type Applied = { state: SharedState } | { error: string };

export class TableReplica {
  /** The state that is open in the module, and its number there. */
  private open: { state: TableState; table: number } | null = null;
  private generation = 0;

  constructor(private readonly module: CoreModule) {}

  /**
   * The state after an event; null if the event does not follow from the state, because one was
   * missed or the server is newer than this page.
   */
  after(state: TableState, event: ServerEvent): TableState | null {
    const applied = this.module.attempt("apply", (instance): Applied => {
      const table = this.opened(instance, state);
      if (table === null) return { error: "the state cannot be read" };
      return instance.call("apply", table, JSON.stringify(event)) as unknown as Applied;
    });
    if ("error" in applied) return null;
    const you = event.type === "lots" ? afterLots(state.you, event) : state.you;
    const next = { ...state, ...applied.state, you };
    if (this.open) this.open.state = next;
    return next;
  }

  close(): void {
    if (this.open && this.generation === this.module.generation)
      this.module.call("close", this.open.table);
    this.open = null;
  }

  /** The number of a state in the module; null if the module cannot read it. */
  private opened(instance: ModuleInstance, state: TableState): number | null {
    if (this.generation !== this.module.generation) this.open = null;
    this.generation = this.module.generation;
    if (this.open?.state === state) return this.open.table;
    if (this.open) instance.call("close", this.open.table);
    const { table } = instance.call("open", JSON.stringify(state)) as { table?: number };
    this.open = table === undefined ? null : { state, table };
    return table ?? null;
  }
}
