import { StepProgress } from '@tandem/components'
import { importMessages } from '../messages.ts'

const { label, names } = importMessages.steps

/** The steps: 0 upload, 1 mapping, 2 result (IMPORT-18). */
export function ImportSteps({ current }: { readonly current: 0 | 1 | 2 }) {
  return <StepProgress label={label} steps={names} current={current} />
}
