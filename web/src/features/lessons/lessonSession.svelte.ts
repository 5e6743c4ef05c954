/** The session of a lesson: steps, expected moves, replies. */
import { delay } from "../../board/animate";
import type { CoreModule } from "../../core/module";
import { Match } from "../../core/match";
import type { MoveInfo, Words } from "../../core/types";
import type { Lesson, LessonStep } from "../../games/types";
import { PracticeSession } from "../../session/practiceSession.svelte";

/** Events of a lesson to announce. */
export type LessonEvent = "step" | "praise" | "reply" | "end";

const replyDelay = 1300;
const stepDelay = 900;

/** Share of these delays with reduced motion. */
const reducedDelay = 1 / 3;

export class LessonSession extends PracticeSession {
  /** The index of the current step. */
  index = $state(0);
  /** The replies to the user's move are being played. */
  replying = $state(false);
  over = $state(false);
  praise = $state.raw<Words | null>(null);
  /** A legal move other than the expected ones. */
  otherMove = $state<string | null>(null);
  /** Whether the expected move is marked. */
  showing = $state(false);

  constructor(
    core: CoreModule,
    readonly lesson: Lesson,
    private readonly onevent: (event: LessonEvent) => void,
  ) {
    super(
      Match.open(core, lesson.spec, lesson.position ?? ""),
      (move) => void this.onMove(move),
      (refused) => {
        // The remaining places of a complete move may still be touched: keep the message.
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

  private async onMove(move: string): Promise<void> {
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
    this.playMove(move);
    const replies = step.replies ?? [];
    this.replying = replies.length > 0;
    for (const reply of replies) {
      await delay(replyDelay, reducedDelay);
      if (this.closed) return;
      this.playMove(reply);
      this.onevent("reply");
    }
    await delay(stepDelay, reducedDelay);
    if (this.closed) return;
    this.replying = false;
    this.nextStep();
  }

  private nextStep(): void {
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
