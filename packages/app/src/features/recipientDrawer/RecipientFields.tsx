import { Button, Link, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { Open16Regular } from '@fluentui/react-icons/svg/open'
import { shortAddress } from '@tandem/components'
import { dateFormats, formatMoment, isWebsite, type Recipient } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { nowAtom } from '../../shared/time/clock.ts'
import { momentText } from '../../shared/time/dateText.ts'
import { zoneText } from '../../shared/time/timeZones.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { FormBody } from '../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../shared/form/FormErrorBar.tsx'
import { FormSection } from '../../shared/form/FormSection.tsx'
import { TextField } from '../../shared/form/TextField.tsx'
import { sharedMessages } from '../../shared/text/messages.ts'
import { customAttributesQueryAtom } from '../../entities/recipient/attributes/api.ts'
import { AttributeDialog } from '../../entities/recipient/attributes/AttributeDialog.tsx'
import { useAttributeCreation } from '../../entities/recipient/attributes/useAttributeCreation.ts'
import { recipientDrawerMessages } from './messages.ts'
import { recipientAttributeField } from './recipientForm.ts'
import { column, quietBody, inlineRow } from '@tandem/components/styles'

const useRecipientFieldsStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // An error below a field does not move the field next to it.
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalM,
    margin: 0,
  },
  fact: { ...column(tokens.spacingVerticalXXS), minWidth: 0 },
  label: quietBody,
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  link: { ...inlineRow(tokens.spacingHorizontalXS), maxWidth: '100%' },
  linkText: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  add: { alignSelf: 'start' },
})

const { info, location, history, attributes: attributeTexts } = recipientDrawerMessages

/** All fields of a recipient. */
export function RecipientFields({ recipient }: { readonly recipient: Recipient }) {
  const styles = useRecipientFieldsStyles()
  const { url, timeZone, dateAdded, lastContact } = recipient
  const now = useAtomValue(nowAtom)
  return (
    <FormBody hasSections>
      <FormErrorBar />
      <FormSection isCard title={info.title}>
        <div className={styles.pair}>
          <TextField name="firstName" label={info.firstName} isRequired />
          <TextField name="lastName" label={info.lastName} />
        </div>
        <TextField name="title" label={info.jobTitle} />
        <div className={styles.pair}>
          <TextField name="company" label={info.company} isRequired />
          <TextField name="industry" label={info.industry} />
        </div>
        <dl className={styles.facts}>
          <Fact label={info.url}>
            {url !== null && isWebsite(url) && url !== '' ? <ProfileLink url={url} /> : (url ?? info.noUrl)}
          </Fact>
        </dl>
      </FormSection>
      <FormSection isCard title={location.title}>
        <TextField name="location" label={location.location} />
        <dl className={styles.facts}>
          <Fact label={location.timeZone}>{timeZone === null ? '–' : zoneText(timeZone, now)}</Fact>
          <Fact label={location.localTime}>{timeZone === null ? '–' : <LocalTime timeZone={timeZone} />}</Fact>
        </dl>
      </FormSection>
      <FormSection isCard title={history.title}>
        <dl className={styles.facts}>
          <Fact label={history.dateAdded}>{momentText(dateAdded, now)}</Fact>
          <Fact label={history.lastContact}>{lastContact === null ? history.never : momentText(lastContact, now)}</Fact>
        </dl>
      </FormSection>
      <AttributeFields />
    </FormBody>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useRecipientFieldsStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function ProfileLink({ url }: { readonly url: string }) {
  const styles = useRecipientFieldsStyles()
  return (
    <Link href={url} target="_blank" rel="noreferrer" title={url} className={styles.link}>
      <span className={styles.linkText}>{shortAddress(url)}</span>
      <Open16Regular aria-label={info.open} />
    </Link>
  )
}

function LocalTime({ timeZone }: { readonly timeZone: string }) {
  return formatMoment(useAtomValue(nowAtom), dateFormats.time, timeZone)
}

function AttributeFields() {
  const styles = useRecipientFieldsStyles()
  const { data, error, refetch } = useAtomValue(customAttributesQueryAtom)
  const { _embedded: embedded } = data ?? {}
  const attributes = embedded?.recipientCustomAttributes
  const [isAdding, setIsAdding] = useState(false)
  const creation = useAttributeCreation(() => setIsAdding(false))
  return (
    <FormSection isCard title={attributeTexts.title}>
      {attributes?.map(({ id, name }) => (
        <TextField key={id} name={recipientAttributeField(id)} label={name} />
      ))}
      {attributes?.length === 0 && <p className={styles.note}>{attributeTexts.none}</p>}
      {error && !attributes && (
        <p role="alert" className={styles.note}>
          {attributeTexts.failed} {errorText(error)}{' '}
          <Button onClick={() => void refetch()}>{sharedMessages.retry}</Button>
        </p>
      )}
      {attributes && (
        <Button
          appearance="subtle"
          icon={<AddRegular />}
          className={styles.add}
          onClick={() => {
            creation.reset()
            setIsAdding(true)
          }}
        >
          {attributeTexts.add}
        </Button>
      )}
      {isAdding && (
        <AttributeDialog
          takenNames={attributes?.map(({ name }) => name) ?? []}
          isSaving={creation.isSaving}
          error={creation.error}
          onSave={(_, name) => void creation.create(name)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </FormSection>
  )
}
