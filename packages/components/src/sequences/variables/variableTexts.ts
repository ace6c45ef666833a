import { type WrittenVariable } from './variableParts.ts'

export const variableTexts = {
  variables: 'Insert a variable',
  /** Announced when the list of variables opens. */
  suggestions: 'Variables: up and down choose, Enter inserts, Escape closes',
  chipTitle: ({ name, fallback }: Omit<WrittenVariable, 'text'>, label: string | undefined) => {
    if (label === undefined) return `'${name}' is not a variable that exists`
    return fallback === undefined || fallback === ''
      ? `${label}: no default`
      : `${label}, or '${fallback}' where it is not known`
  },
  editDefault: 'Edit default',
  defaultTitle: (label: string) => `Default for ${label}`,
  defaultHint: 'Written where the value of a recipient is not known.',
  unknownVariable: (name: string) => `'${name}' is not a variable that exists. Remove it, or put another in its place.`,
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove variable',
}
