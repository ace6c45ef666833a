import { type Lead } from '../domain/campaign/plan/lead.ts'
import { dayMs } from '../domain/rows/time.ts'
import { type TandemWorkspace } from '../domain/rows/workspace.ts'

type TaskKind = 'interested' | 'objection' | 'followUp' | 'call'

/** SIM-42: the few open tasks of an automated workspace. */
export class OpenTasks {
  readonly #workspace: TandemWorkspace
  readonly #left: Record<TaskKind, number> = { interested: 2, objection: 1, followUp: 1, call: 1 }

  constructor(workspace: TandemWorkspace) {
    this.#workspace = workspace
  }

  /** Returns true if the lead's next step becomes an open task, and counts this task. */
  take({ script, enrolment, sequence, call }: Lead, at: number): boolean {
    const kind = kindOf(script[enrolment.stepIndex], call !== undefined)
    if (kind === undefined || this.#left[kind] === 0 || sequence.status !== 'active') return false
    // After a weekend, the last 2 days contain few replies and calls, so these tasks can be up to 4 days old.
    const oldestDays = kind === 'followUp' ? 2 : 4
    if (at < this.#workspace.clock.now() - oldestDays * dayMs) return false
    this.#left[kind] -= 1
    return true
  }
}

function kindOf(step: Lead['script'][number] | undefined, hasCall: boolean): TaskKind | undefined {
  if (step?.act === 'closeCall') return 'call'
  if (step?.act === 'followUp') return 'followUp'
  if (step?.act !== 'reply' || hasCall) return undefined
  return step.to === 'interested' || step.to === 'objection' ? step.to : undefined
}
