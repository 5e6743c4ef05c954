/** A guided game: its steps, the moves that are expected, and the answers to them. */
import { wantsMotion } from "../../board/animate";
import type { CoreModule } from "../../core/module";
import { Match } from "../../core/match";
import type { MoveInfo, Words } from "../../core/types";
import type { Lesson, LessonStep } from "../../games/types";
import { PracticeSession } from "../../session/practiceSession.svelte";

/** Events of a lesson, to be announced: a new step, praise, a reply, the end. */
export type LessonEvent = "step" | "praise" | "reply" | "end";

const replyDelay = 1300;
const stepDelay = 900;

/** Time to see what happens; less where no motion is wanted. */
const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, wantsMotion() ? milliseconds : milliseconds / 3));

export class LessonSession extends PracticeSession {
  /** The number of the step, from 0. */
  index = $state(0);
  /** The answers to one's move are being played. */
  replying = $state(false);
  over = $state(false);
  praise = $state.raw<Words | null>(null);
  /** A legal move that was not asked for. */
  otherMove = $state<string | null>(null);
  /** The expected move is shown. */
  showing = $state(false);

  constructor(
    core: CoreModule,
    readonly lesson: Lesson,
    private readonly onevent: (event: LessonEvent) => void,
  ) {
    super(
      Match.open(core, lesson.spec, lesson.position ?? ""),
      (move) => void this.tried(move),
      (refused) => {
        // A move may be complete before its last place is touched: what was said of it stays.
        if (!refused) this.otherMove = null;
      },
    );
  }

  get current(): LessonStep | undefined {
    return this.lesson.steps[this.index];
  }

  get expected(): MoveInfo | undefined {
    return this.legal(this.current?.expect[0] ?? "");
  }

  private async tried(move: string): Promise<void> {
    const { current: step } = this;
    if (!step) return;
    if (!step.expect.includes(move)) {
      this.otherMove = move;
      return;
    }
    this.enabled = false;
    this.showing = false;
    this.otherMove = null;
    this.praise = step.praise;
    this.onevent("praise");
    this.carryOut(move);
    const replies = step.replies ?? [];
    this.replying = replies.length > 0;
    for (const reply of replies) {
      await pause(replyDelay);
      if (this.closed) return;
      this.carryOut(reply);
      this.onevent("reply");
    }
    await pause(stepDelay);
    if (this.closed) return;
    this.replying = false;
    this.goOn();
  }

  private goOn(): void {
    if (this.index + 1 === this.lesson.steps.length) {
      this.over = true;
      return this.onevent("end");
    }
    this.index += 1;
    this.enabled = true;
    this.showing = false;
    this.otherMove = null;
    this.onevent("step");
  }
}
