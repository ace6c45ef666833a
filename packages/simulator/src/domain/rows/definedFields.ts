import { unchecked } from '../../core/unchecked.ts'

type Optional<Fields> = { [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never }[keyof Fields]

/** Makes a field optional if its value can be undefined. */
type Defined<Fields> = Omit<Fields, NonNullable<Optional<Fields>>> & {
  [Key in NonNullable<Optional<Fields>>]?: Exclude<Fields[Key], undefined>
}

/** Leaves out undefined values, because a patch with an undefined value would remove the field from the row. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  return unchecked<Defined<Fields>>(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  )
}
