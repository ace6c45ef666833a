/** `delayFromSecs` is at most `delayToSecs`; a bound that is not given holds nothing (decisions, 'Limits'). */
export function areDelaysInOrder({
  delayFromSecs,
  delayToSecs,
}: {
  delayFromSecs?: number | undefined
  delayToSecs?: number | undefined
}): boolean {
  return delayFromSecs === undefined || delayToSecs === undefined || delayFromSecs <= delayToSecs
}
