import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { TextField } from '../../../shared/form/TextField.tsx'
import { authMessages } from '../messages.ts'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** The rules for a new password. A field with a hint is marked as required. */
  readonly hint?: string
}

const { show, hide } = authMessages

/** A password input with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { text, name } = isShown ? hide : show
  return (
    <TextField
      {...props}
      isRequired={props.hint !== undefined}
      size="large"
      type={isShown ? 'text' : 'password'}
      contentAfter={
        // The button has no icon, because an icon needs a tooltip, whose code is a tenth of the page's code.
        <Button appearance="transparent" size="small" aria-label={name} onClick={() => setIsShown(!isShown)}>
          {text}
        </Button>
      }
    />
  )
}
