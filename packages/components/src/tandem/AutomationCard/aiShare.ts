import { percentOf } from '../../format/formatFigure.ts'

/** In percent. Undefined if a figure is missing, or both are 0. */
export function aiShareOf(aiCount: number | undefined, manualCount: number | undefined): number | undefined {
  if (aiCount === undefined || manualCount === undefined || aiCount + manualCount <= 0) return undefined
  return percentOf(aiCount, aiCount + manualCount)
}
