import { Button, Link } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { formatCount, shortAddress } from '@tandem/components'
import {
  canAcceptAllRequests,
  canManageProfiles,
  dateFormats,
  formatMoment,
  formatPrice,
  type Profile,
} from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { viewerZone } from '../../../shared/time/clock.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { CountryField } from '../../../shared/form/CountryField.tsx'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { SwitchField } from '../../../shared/form/SwitchField.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { profileAttributesAtom } from '../../../entities/profile/api.ts'
import { ClientField } from '../../../entities/client/ClientField.tsx'
import { fieldMessages } from '../../../entities/profile/fields/messages.ts'
import {
  AutomationFields,
  LimitFields,
  MachineFields,
  SalesNavigatorField,
} from '../../../entities/profile/fields/ProfileFields.tsx'
import { useProfileFieldsStyles } from '../../../entities/profile/fields/ProfileFields.styles.ts'
import { DeleteProfileDialog } from '../list/DeleteProfileDialog.tsx'
import { useLeaveDeleted } from './useLeaveDeleted.ts'
import { useGeneralTabStyles } from './drawer.styles.ts'
import { drawerMessages as texts } from './messages.ts'
import { profileAttributeField } from './profileForm.ts'

/** Account, automation and limits of a profile (PROF-24 to PROF-35). */
export function GeneralTab({ profile }: { readonly profile: Profile }) {
  const styles = useProfileFieldsStyles()
  return (
    <FormBody hasSections>
      <FormErrorBar />
      <FormSection isCard title={fieldMessages.cards.account}>
        <TextField name="name" label={fieldMessages.name} isRequired />
        <div className={styles.pair}>
          <ClientField
            isDisabled={profile.sequenceId !== null}
            hint={profile.sequenceId === null ? undefined : fieldMessages.clientLocked}
          />
          <CountryField />
        </div>
        <MachineFields />
        <SalesNavigatorField />
        <Facts profile={profile} />
      </FormSection>
      <FormSection isCard title={fieldMessages.cards.automation}>
        <AutomationFields />
        {canAcceptAllRequests(profile) && (
          <SwitchField
            name="acceptConnectionRequests"
            label={fieldMessages.acceptRequests}
            description={fieldMessages.acceptRequestsHelp}
          />
        )}
        <SwitchField
          name="withdrawOldConnectionRequests"
          label={fieldMessages.withdrawRequests}
          description={fieldMessages.withdrawRequestsHelp}
        />
      </FormSection>
      <FormSection isCard title={fieldMessages.cards.limits}>
        <LimitFields activity={profile.activity} />
      </FormSection>
      <Attributes />
      <Deletion profile={profile} />
    </FormBody>
  )
}

function Facts({ profile }: { readonly profile: Profile }) {
  const styles = useGeneralTabStyles()
  const { url, cloudTime, subscriptionTitle, priceMonthly, aiCredits, dateAdded } = profile
  const isWebAddress = url !== null && /^https?:\/\//i.test(url)
  return (
    <dl className={styles.facts}>
      {isWebAddress && (
        <Fact term={texts.facts.link}>
          <Link href={url} target="_blank" rel="noreferrer" title={url} className={styles.link}>
            {shortAddress(url)}
          </Link>
        </Fact>
      )}
      {cloudTime !== null && <Fact term={texts.facts.cloudTime}>{cloudTime}</Fact>}
      <Fact term={texts.facts.plan}>{subscriptionTitle}</Fact>
      <Fact term={texts.facts.price}>{texts.facts.monthly(formatPrice(priceMonthly))}</Fact>
      <Fact term={texts.facts.credits}>{formatCount(aiCredits)}</Fact>
      <Fact term={texts.facts.added}>{formatMoment(dateAdded, dateFormats.plainDayOfYear, viewerZone)}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const styles = useGeneralTabStyles()
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  )
}

/** The custom attributes (PROF-31). */
function Attributes() {
  const styles = useProfileFieldsStyles()
  const { attributes, error, refetch } = useAtomValue(profileAttributesAtom)
  if (attributes?.length === 0) return null
  return (
    <FormSection isCard title={fieldMessages.cards.attributes}>
      <div className={styles.pair}>
        {attributes?.map(({ id, name }) => (
          <TextField key={id} name={profileAttributeField(id)} label={name} />
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.help}>
          {texts.attributesFailed} {errorText(error)}{' '}
          <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
        </p>
      )}
    </FormSection>
  )
}

function Deletion({ profile }: { readonly profile: Profile }) {
  const user = useAtomValue(userAtom)
  const leave = useLeaveDeleted()
  const [isAsking, setIsAsking] = useState(false)
  if (!user || !canManageProfiles(user.role)) return null
  return (
    <div>
      <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => setIsAsking(true)}>
        {texts.delete}
      </Button>
      <DeleteProfileDialog
        profile={isAsking ? profile : undefined}
        onClose={() => setIsAsking(false)}
        onDeleted={leave}
      />
    </div>
  )
}
