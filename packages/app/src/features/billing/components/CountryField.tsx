import { Field, Select } from '@fluentui/react-components'
import { countries } from '../../../shared/countries.ts'
import { useFormField } from '../../../shared/forms/useFormField.ts'
import { creationMessages } from '../messages.ts'

const { details: texts } = creationMessages

/** The country of a profile's account. */
export function CountryField() {
  const { value, change } = useFormField('country')
  return (
    <Field label={texts.country} hint={texts.countryHint} required>
      <Select name="country" value={typeof value === 'string' ? value : ''} onChange={(_, data) => change(data.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
