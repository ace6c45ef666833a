import { StepProgress } from '@tandem/components'
import { importMessages } from '../messages.ts'

const { label, names } = importMessages.steps

/** IMPORT-18: the steps of an import: 0 upload, 1 mapping, 2 result. */
export function ImportSteps({ current }: { readonly current: 0 | 1 | 2 }) {
  return <StepProgress label={label} steps={names} current={current} />
}
