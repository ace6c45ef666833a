import { compose } from '../../dialogue/compose.ts'
import { type Line } from '../../dialogue/line.ts'
import { valuesOf } from './lineValues.ts'
import { type ScriptStep } from './script.ts'
import { type StepContext } from './stepContext.ts'

export const textOf = (context: StepContext, line: Line): string =>
  compose(line, valuesOf(context.lead, context.at), variantOf(context, line))

/** Selects the wording of a line. Two occurrences of a line in a script have different wordings. */
export function variantOf({ workspace, lead }: StepContext, line: Line): number {
  const { script, enrolment } = lead
  const earlier = script.slice(0, enrolment.stepIndex).filter((step) => lineOf(step) === line.say).length
  return workspace.random.fork('words', enrolment.id, line.say).integer(0, 10_000) + earlier
}

const lineOf = (step: ScriptStep): string | undefined =>
  step.act === 'followUp' ? step.act : 'line' in step ? step.line.say : undefined
