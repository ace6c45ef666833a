import { unchecked } from '../../core/unchecked.ts'

type Optional<Fields> = { [Key in keyof Fields]: undefined extends Fields[Key] ? Key : never }[keyof Fields]

/** Fields of which some may be left out; none is undefined. */
export type Defined<Fields> = Omit<Fields, NonNullable<Optional<Fields>>> & {
  [Key in NonNullable<Optional<Fields>>]?: Exclude<Fields[Key], undefined>
}

/** The fields of a body that were given, without those that are undefined: schemas type what may be left out as possibly undefined. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  return unchecked<Defined<Fields>>(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  )
}
