import { formatCount } from '@tandem/components'
import { type Client, companyInfo, companyInfoLength, targetSizes } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { MultiSelectField } from './MultiSelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { industryListQueryAtom } from '../api.ts'
import { companyMessages as texts } from '../messages.ts'
import { ClientFiles } from './ClientFiles.tsx'
import { FormSection } from '../../../shared/form/FormSection.tsx'
import { column, row } from '@tandem/components/styles'

const useCompanyFieldsStyles = makeStyles({
  directory: column(tokens.spacingVerticalXS),
  failed: { ...row(tokens.spacingHorizontalS), margin: 0, color: tokens.colorStatusDangerForeground1 },
})

interface CompanyFieldsProps {
  /** Undefined for a new client, which has no contact person yet (CLIENT-5). */
  readonly client?: Client
  readonly children?: ReactNode
}

/** The company form inside a `FormScope`, in sections (CLIENT-9). */
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

/** A warning above the recommended length, with the cost of the length (CLIENT-13). */
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
