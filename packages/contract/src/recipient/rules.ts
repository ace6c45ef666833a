import { type CustomAttribute } from './schema.ts'

/** RECIP-15: an empty custom attribute value becomes null on save. */
export function customAttributeValue(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}

const comparable = (name: string) => name.trim().toLowerCase()

/** RECIP-7: whether another attribute has this name, in whatever case. `ownId` is the attribute that is renamed. */
export function isAttributeNameTaken(name: string, attributes: readonly CustomAttribute[], ownId?: number): boolean {
  return attributes.some((attribute) => attribute.id !== ownId && comparable(attribute.name) === comparable(name))
}
