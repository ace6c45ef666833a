import { Button } from '@fluentui/react-components'
import { Notice } from '@tandem/components'
import { type Call, isStatusExpired } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { nowAtom } from '../../../shared/time/clock.ts'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { CallFields } from '../../../entities/call/form/CallFields.tsx'
import { callStatusTexts, expiredMessages, outcomes } from '../../../entities/call/messages.ts'
import { useCallDrawerStyles } from '../../../entities/call/CallDrawer.styles.ts'
import { useLead } from './useLead.ts'

/** The fields of a call; before them the question how it went, once its time has passed. */
export function CallDetails({ call }: { readonly call: Call }) {
  const styles = useCallDrawerStyles()
  const { zone } = useLead(call)
  return (
    <FormBody className={styles.form}>
      <FormErrorBar />
      <Outcome call={call} />
      <CallFields leadZone={zone} saved={call} />
    </FormBody>
  )
}

function Outcome({ call }: { readonly call: Call }) {
  const now = useAtomValue(nowAtom)
  const { value, change } = useFormField('status')
  if (!isStatusExpired(call, now) || value !== 'scheduled') return null
  return (
    <Notice
      intent="warning"
      title={expiredMessages.passed}
      actions={outcomes.map((status) => (
        <Button key={status} onClick={() => change(status)}>
          {callStatusTexts[status]}
        </Button>
      ))}
    >
      {expiredMessages.title}
    </Notice>
  )
}
