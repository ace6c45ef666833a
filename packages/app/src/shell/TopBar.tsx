import { Wordmark } from '@tandem/components'
import { type User } from '@tandem/contract'

/** Wordmark, navigation, notifications and account. */
export function TopBar({ user }: { readonly user: User }) {
  return (
    <header>
      <Wordmark />
      {user.name}
    </header>
  )
}
