import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useFormField } from '../../../shared/forms/useFormField.ts'
import { creationMessages } from '../messages.ts'

const { details: texts } = creationMessages

/** Whether an account is signed in to with its password, or by a link that is mailed to its owner. */
export function WayField() {
  const { value, change } = useFormField('way')
  return (
    <Field label={texts.way}>
      <RadioGroup name="way" value={typeof value === 'string' ? value : ''} onChange={(_, data) => change(data.value)}>
        <Radio value="signIn" label={texts.signIn} />
        <Radio value="link" label={texts.link} />
      </RadioGroup>
    </Field>
  )
}
