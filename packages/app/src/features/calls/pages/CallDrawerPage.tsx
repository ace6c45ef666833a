import { InitialsAvatar, StatusDot } from '@tandem/components'
import { type CallStatus } from '@tandem/contract'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { callQueryAtomOf } from '../api.ts'
import { CallDetails } from '../drawer/CallDetails.tsx'
import { CallForm } from '../drawer/CallForm.tsx'
import { CallHead } from '../drawer/CallHead.tsx'
import { CallUpdateButton } from '../drawer/CallUpdateButton.tsx'
import { callLinks } from '../links.ts'
import { callList } from '../list/callList.tsx'
import { callListMessages, callMessages as texts, callStatusTexts } from '../messages.ts'

const tones = {
  suggested: 'neutral',
  got_email: 'neutral',
  got_phone: 'neutral',
  scheduled: 'warning',
  no_show: 'danger',
  made: 'success',
} as const satisfies Record<CallStatus, string>

/** The drawer of one call over the list (CALL-2). */
export default function CallDrawerPage() {
  return (
    <EntityDrawer
      path={callLinks.list}
      queryAtomOf={callQueryAtomOf}
      neighboursAtomOf={callList.atoms.neighboursAtomOf}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      titleOf={({ name }) => name || callListMessages.noLead}
      renderStatus={({ status }) => <StatusDot tone={tones[status]} label={callStatusTexts[status]} />}
      renderSubhead={(call) => <CallHead call={call} />}
      texts={texts}
      tabs={[
        {
          id: 'details',
          label: texts.tabs.details,
          renderContent: (call) => <CallDetails call={call} />,
          footer: <CallUpdateButton />,
          renderForm: (call, parts, close) => (
            <CallForm call={call} onScheduled={close}>
              {parts}
            </CallForm>
          ),
        },
      ]}
    />
  )
}
