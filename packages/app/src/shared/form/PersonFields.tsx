import { sharedMessages } from '../text/messages.ts'
import { TextField } from './TextField.tsx'

const { name, email } = sharedMessages.person

export function PersonFields() {
  return (
    <>
      <TextField name="name" label={name} autoComplete="off" isRequired />
      <TextField name="email" label={email} type="email" autoComplete="off" isRequired />
    </>
  )
}
