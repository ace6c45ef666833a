import { Button, Tooltip } from '@fluentui/react-components'
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { authMessages } from '../messages.ts'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const label = isShown ? authMessages.login.hidePassword : authMessages.login.showPassword
  return (
    <TextField
      {...props}
      size="large"
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <Tooltip content={label} relationship="label">
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setIsShown(!isShown)}
          />
        </Tooltip>
      }
    />
  )
}
