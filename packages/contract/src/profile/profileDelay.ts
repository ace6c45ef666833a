/** PROF-35: whether `delayFromSecs` is at most `delayToSecs`; true when one of them is missing. */
export function areDelaysInOrder({
  delayFromSecs,
  delayToSecs,
}: {
  delayFromSecs?: number | undefined
  delayToSecs?: number | undefined
}): boolean {
  return delayFromSecs === undefined || delayToSecs === undefined || delayFromSecs <= delayToSecs
}
