import { Button } from '@fluentui/react-components'
import { Banner } from '@tandem/components'
import { requestConfirmation } from '@tandem/contract'
import { useAtom, useAtomValue } from 'jotai'
import { missingOperationsAtom } from '../../../shared/api/missingOperations.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { confirmationRequestMutationAtom } from '../api.ts'
import { emailNoticeMessages as texts } from '../messages.ts'

/** Asks the user to confirm the email address (AUTH-26). */
export function EmailNotice() {
  const { email = '' } = useAtomValue(userAtom) ?? {}
  const isMissing = useAtomValue(missingOperationsAtom).has(requestConfirmation)
  const [{ isPending }, send] = useAtom(confirmationRequestMutationAtom)
  return (
    <Banner
      intent="info"
      title={texts.title}
      action={
        isMissing ? undefined : (
          <Button disabledFocusable={isPending} onClick={() => void send({ body: { email } })}>
            {texts.sendAgain}
          </Button>
        )
      }
    >
      {texts.text(email)}
    </Banner>
  )
}
