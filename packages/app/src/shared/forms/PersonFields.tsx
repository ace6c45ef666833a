import { sharedMessages } from '../messages.ts'
import { TextField } from './TextField.tsx'

const { name, email } = sharedMessages.person

/** Who somebody is: of the user in the settings, of a member in the team. */
export function PersonFields() {
  return (
    <>
      <TextField name="name" label={name} autoComplete="off" isRequired />
      <TextField name="email" label={email} type="email" autoComplete="off" isRequired />
    </>
  )
}
