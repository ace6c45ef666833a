import { areDelaysInOrder, customAttributeValue, patchedClientId, type Profile, ProfilePatch } from '@tandem/contract'
import * as v from 'valibot'
import { changedFields } from '../../../shared/form/changedFields.ts'
import { fieldMessages } from '../../../entities/profile/fields/messages.ts'

type Values = Readonly<Record<string, unknown>>

const texts = ['ip', 'vm'] as const
const settings = [
  'name',
  'automationEnabled',
  'fastResponseEnabled',
  'acceptConnectionRequests',
  'withdrawOldConnectionRequests',
  'hasSalesNavigator',
  'messagesLimit',
  'connectionRequestsLimit',
  'delayFromSecs',
  'delayToSecs',
] as const satisfies (keyof Profile)[]

/** The name of a custom attribute's field. The form would treat a name such as '3' as the index of a list. */
export const profileAttributeField = (attributeId: number | string): string => `attribute${attributeId}`

const attributeIdOf = (field: string): string | undefined => /^attribute(\d+)$/.exec(field)?.[1]

/** The values of the form. The empty value of a text field is '' instead of null. */
export function profileFormValuesOf(profile: Profile): Values {
  const attributes = Object.entries(profile.customAttributes).map(([id, value]) => [
    profileAttributeField(id),
    value ?? '',
  ])
  return {
    ...Object.fromEntries(settings.map((name) => [name, profile[name]])),
    ...Object.fromEntries(texts.map((name) => [name, profile[name] ?? ''])),
    country: profile.country ?? '',
    clientId: profile.clientId,
    ...Object.fromEntries(attributes),
  }
}

/** The values in the format of the server. An empty optional text becomes null. */
function sentOf(values: Values) {
  const text = (name: string) => (typeof values[name] === 'string' && values[name].trim() !== '' ? values[name] : null)
  const clientId = values['clientId']
  const attributes = Object.entries(values).flatMap(([field, value]) => {
    const id = attributeIdOf(field)
    return id === undefined ? [] : [[id, customAttributeValue(typeof value === 'string' ? value : null)] as const]
  })
  return {
    ...Object.fromEntries(settings.map((name) => [name, values[name]])),
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    country: values['country'],
    clientId: patchedClientId(typeof clientId === 'number' ? clientId : null),
    customAttributes: Object.fromEntries(attributes),
  }
}

/** The changed values. Only these are sent, so that two users do not revert each other's changes (PROF-26). */
function changedOf(profile: Profile, values: Values): Values {
  const { customAttributes: attributes, ...sent } = sentOf(values)
  const changed = Object.entries(attributes).filter(([id, value]) => value !== (profile.customAttributes[id] ?? null))
  return {
    ...changedFields(sent, sentOf(profileFormValuesOf(profile))),
    ...(changed.length > 0 && { customAttributes: Object.fromEntries(changed) }),
  }
}

/** The form field for a path of the patch: 'customAttributes.3' becomes 'attribute3'. */
const fieldAt = (path: string): string => path.replace(/^customAttributes\.(\d+)$/, 'attribute$1')

/** Parses a form into the changes of a profile. */
export const profileForm = (profile: Profile) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }): ProfilePatch => {
      const values = dataset.value
      const read = v.safeParse(ProfilePatch, changedOf(profile, values))
      const refuse = (key: string, message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: values, key, value: values[key] }] })
      for (const issue of read.issues ?? []) {
        const path = v.getDotPath(issue)
        if (path !== null) refuse(fieldAt(path), issue.message)
      }
      const [from, to] = [values['delayFromSecs'], values['delayToSecs']]
      const areNumbers = typeof from === 'number' && typeof to === 'number'
      const isInOrder = !areNumbers || areDelaysInOrder({ delayFromSecs: from, delayToSecs: to })
      if (!isInOrder) refuse('delayToSecs', fieldMessages.delayOrder)
      return read.success && isInOrder ? read.output : NEVER
    }),
  )
