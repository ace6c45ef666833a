import { percentOf } from '../../format/formatFigure.ts'

/** The assistant's share of all that was done, in percent; undefined while a figure is missing or when nothing was done. */
export function aiShareOf(aiCount: number | undefined, manualCount: number | undefined): number | undefined {
  if (aiCount === undefined || manualCount === undefined || aiCount + manualCount <= 0) return undefined
  return percentOf(aiCount, aiCount + manualCount)
}
