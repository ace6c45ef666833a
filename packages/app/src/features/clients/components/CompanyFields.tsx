import { formatCount, SearchPicker, formatFigure } from '@tandem/components'
import { companyInfo, companyInfoLength, targetSizes, type Client } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { Button, makeStyles, tokens, Field, Textarea } from '@fluentui/react-components'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { industryListQueryAtom } from '../api.ts'
import { companyMessages as texts } from '../messages.ts'
import { ClientFiles } from './ClientFiles.tsx'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { column, row } from '@tandem/components/styles'
import { useFormField } from '../../../shared/form/useFormField.ts'

const useCompanyFieldsStyles = makeStyles({
  directory: column(tokens.spacingVerticalXS),
  failed: { ...row(tokens.spacingHorizontalS), margin: 0, color: tokens.colorStatusDangerForeground1 },
})

interface CompanyFieldsProps {
  /** Without a client, the form has no contact person (CLIENT-5). */
  readonly client?: Client
  readonly children?: ReactNode
}

/** The fields of the company form (CLIENT-9). */
export function CompanyFields({ client, children }: CompanyFieldsProps) {
  return (
    <FormBody hasSections>
      <FormErrorBar />
      <FormSection isCard title={texts.sections.general}>
        <TextField name="name" label={texts.name} autoComplete="organization" isRequired />
        <LinkField name="url" label={texts.url} />
      </FormSection>
      <FormSection isCard title={texts.sections.info}>
        <TextAreaField
          name="info"
          label={texts.info}
          hint={texts.infoHint}
          rows={8}
          countTo={companyInfo.recommendedTo}
          isRequired
          warningOf={infoWarning}
        />
        <LinkField name="deckUrl" label={texts.deckUrl} />
        <LinkField name="portfolioUrl" label={texts.portfolioUrl} />
      </FormSection>
      <FormSection isCard title={texts.sections.files}>
        <ClientFiles clientId={client?.id} files={client?.files ?? []} />
      </FormSection>
      <FormSection isCard title={texts.sections.targets}>
        <TextField
          name="targetLocation"
          label={texts.targetLocation}
          hint={texts.targetLocationHint}
          autoComplete="off"
        />
        <Industries />
        <MultiSelectField
          name="targetSizes"
          label={texts.targetSizes}
          options={targetSizes}
          placeholder={texts.sizesPlaceholder}
        />
      </FormSection>
      {client && (
        <FormSection isCard title={texts.sections.contact}>
          <TextField name="contactPerson.name" label={texts.contactName} autoComplete="off" />
          <TextField name="contactPerson.title" label={texts.contactTitle} autoComplete="off" />
          <TextField name="contactPerson.email" label={texts.contactEmail} type="email" autoComplete="off" />
        </FormSection>
      )}
      {children}
    </FormBody>
  )
}

/** A warning with the extra cost of a long text (CLIENT-13). */
function infoWarning(info: string): string | undefined {
  const { length, isTooLong, extraCredits } = companyInfoLength(info)
  return isTooLong ? texts.infoTooLong(formatCount(length), extraCredits.toFixed(2)) : undefined
}

function LinkField(props: { readonly name: string; readonly label: string }) {
  return <TextField {...props} type="url" autoComplete="off" placeholder={texts.urlPlaceholder} />
}

function Industries() {
  const styles = useCompanyFieldsStyles()
  const { data, error, refetch } = useAtomValue(industryListQueryAtom)
  const names = useMemo(() => {
    const { _embedded: embedded } = data ?? {}
    return embedded?.industries.map(({ name }) => name)
  }, [data])
  return (
    <div className={styles.directory}>
      <MultiSelectField
        name="targetIndustries"
        label={texts.targetIndustries}
        options={names}
        placeholder={texts.industriesPlaceholder}
      />
      {error && !names && (
        <p role="alert" className={styles.failed}>
          {texts.industriesFailed}
          <Button size="small" onClick={() => void refetch()}>
            {sharedMessages.retry}
          </Button>
        </p>
      )}
    </div>
  )
}

interface MultiSelectFieldProps {
  readonly name: string
  readonly label: string
  /** Undefined while loading. */
  readonly options: readonly string[] | undefined
  readonly placeholder: string
}

const nothing: readonly string[] = []

/** A labelled multiple choice in a form. */
export function MultiSelectField({ name, label, options, placeholder }: MultiSelectFieldProps) {
  const { value, error, change } = useFormField(name)
  const chosen = Array.isArray(value) ? value.map(String) : nothing
  return (
    <SearchPicker
      label={label}
      options={options?.filter((text) => !chosen.includes(text)).map((text) => ({ text, value: text }))}
      values={chosen}
      choice={{ isMultiple: true, shownAs: 'tags' }}
      field={{ placeholder, errorText: error }}
      search={{ noMatchText: sharedMessages.nothingFound }}
      onChange={(_, { values }) => change(inOrder(values, options ?? nothing))}
    />
  )
}

/** The chosen values in the order of the options. Values that are no option come last. */
function inOrder(chosen: readonly string[], options: readonly string[]): string[] {
  return [...options.filter((option) => chosen.includes(option)), ...chosen.filter((each) => !options.includes(each))]
}

const useTextAreaFieldStyles = makeStyles({
  note: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  count: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

interface TextAreaFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isRequired?: boolean
  /** Recommended number of characters. The field shows this number and the present number of characters. */
  readonly countTo?: number
  /** Default: 4. */
  readonly rows?: number
  /** A warning about a valid value. Hidden while the field has an error. */
  readonly warningOf?: (value: string) => string | undefined
}

/** A labelled text input of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, countTo, isRequired = false, rows = 4, warningOf } = props
  const styles = useTextAreaFieldStyles()
  const { value, error, change } = useFormField(name)
  const text = typeof value === 'string' ? value : ''
  const warning = warningOf?.(text)
  const message = error ?? warning
  const note = (
    <span className={styles.note}>
      <span>{hint}</span>
      {countTo !== undefined && (
        <span className={styles.count}>{`${formatFigure(text.length)} / ${formatFigure(countTo)}`}</span>
      )}
    </span>
  )
  return (
    <Field
      label={label}
      required={isRequired}
      {...(hint === undefined && countTo === undefined ? {} : { hint: note })}
      {...(message === undefined ? {} : { validationMessage: message })}
      validationState={error === undefined ? (warning === undefined ? 'none' : 'warning') : 'error'}
    >
      <Textarea
        name={name}
        value={text}
        resize="vertical"
        textarea={{ rows }}
        onChange={(_, data) => change(data.value)}
      />
    </Field>
  )
}
