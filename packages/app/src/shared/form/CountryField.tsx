import { Field, Select } from '@fluentui/react-components'
import { countries, countryName } from '../text/countries.ts'
import { sharedMessages } from '../text/messages.ts'
import { useFormField } from './useFormField.ts'

const texts = sharedMessages.country

interface CountryFieldProps {
  readonly hint?: string
  readonly isRequired?: boolean
}

/** If the saved country is not in `countries`, the field has an additional option for this country. */
export function CountryField({ hint, isRequired = false }: CountryFieldProps) {
  const { value, error, change } = useFormField('country')
  const code = typeof value === 'string' ? value : ''
  const isOffered = countries.some((country) => country.code === code)
  return (
    <Field
      label={texts.label}
      required={isRequired}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { validationMessage: error })}
    >
      <Select name="country" value={code} onChange={(_, data) => change(data.value)}>
        {!isOffered && <option value={code}>{code === '' ? texts.none : countryName(code)}</option>}
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
