import { type CustomAttribute } from '../resources/recipient.ts'

/** A custom attribute's empty value becomes null on save (document 3, section 3). */
export function customAttributeValue(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}

const compared = (name: string) => name.trim().toLowerCase()

/** Names of custom attributes are unique (decisions, 'Limits'), whatever their case; `ownId` is the attribute that is being renamed. */
export function isAttributeNameTaken(name: string, attributes: readonly CustomAttribute[], ownId?: number): boolean {
  return attributes.some((attribute) => attribute.id !== ownId && compared(attribute.name) === compared(name))
}
