import { offsetMs } from '@tandem/contract'

/** A time zone that this browser knows. Undefined for any other text. */
export function knownZone(name: string | null | undefined): string | undefined {
  if (name == null) return undefined
  try {
    offsetMs(0, name)
    return name
  } catch {
    return undefined
  }
}
