import { type variableNames } from '@tandem/contract'
import { type ClientRow, type ProfileRow, type RecipientRow } from '../../rows/people.ts'

/** The values of variables (`%name%`, SEQ-33). */
export function placeholderValues({
  client,
  profile,
  recipient,
}: {
  readonly client: Pick<ClientRow, 'name'> | undefined
  readonly profile: Pick<ProfileRow, 'name'> | undefined
  readonly recipient: RecipientRow
}) {
  const { firstName, lastName, title, company, industry, location } = recipient
  return {
    firstName,
    lastName,
    title,
    company,
    industry,
    location,
    profileName: profile?.name ?? null,
    clientName: client?.name ?? null,
  } satisfies Record<(typeof variableNames)[number], string | null>
}
