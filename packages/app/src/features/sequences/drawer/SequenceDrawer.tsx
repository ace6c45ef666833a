import { StatusDot } from '@tandem/components'
import { type Sequence } from '@tandem/contract'
import { type ReactNode } from 'react'
import { EntityDrawer } from '../../../shared/drawer/EntityDrawer.tsx'
import { sequenceQueryAtomOf } from '../../../entities/sequence/api.ts'
import { sequenceLinks } from '../links.ts'
import { sequenceList } from '../list/sequenceList.ts'
import { sequenceDrawerMessages as texts } from './messages.ts'
import { CalendarNotice } from './notices.tsx'
import { SequenceClients } from './SequenceClients.tsx'
import { SequenceDashboard } from './SequenceDashboard.tsx'
import { SequenceHead } from './SequenceHead.tsx'
import { SequenceProfilesTab } from './SequenceProfilesTab.tsx'
import { followUpsTab, reEngagementsTab, responseManagerTab } from './tabs/aiTabs.tsx'
import { messagesTab } from './tabs/messagesTab.tsx'
import { settingsTab } from './tabs/settingsTab.tsx'

interface SequenceDrawerProps {
  /** The list of a sequence's recipients, which belongs to another feature. */
  readonly renderRecipients: (sequence: Sequence) => ReactNode
}

/** The drawer of one sequence over the list (SEQ-48, SEQ-49). */
export function SequenceDrawer({ renderRecipients }: SequenceDrawerProps) {
  return (
    <EntityDrawer
      kind="entityWide"
      path={sequenceLinks.list}
      queryAtomOf={sequenceQueryAtomOf}
      neighboursAtomOf={sequenceList.atoms.neighboursAtomOf}
      titleOf={({ name }) => name}
      renderStatus={({ status }) => (
        <StatusDot
          tone={status === 'active' ? 'success' : 'danger'}
          label={status === 'active' ? texts.active : texts.disabled}
        />
      )}
      renderSubhead={(sequence) => (
        <>
          <SequenceHead sequence={sequence} />
          <CalendarNotice sequenceId={sequence.id} />
        </>
      )}
      texts={texts}
      tabs={[
        {
          id: 'dashboard',
          label: texts.tabs.dashboard,
          renderContent: (sequence) => <SequenceDashboard sequence={sequence} />,
        },
        { id: 'recipients', label: texts.tabs.recipients, renderContent: renderRecipients },
        {
          id: 'clients',
          label: texts.tabs.clients,
          renderContent: (sequence) => <SequenceClients sequence={sequence} />,
        },
        messagesTab,
        reEngagementsTab,
        responseManagerTab,
        followUpsTab,
        {
          id: 'profiles',
          label: texts.tabs.profiles,
          renderContent: (sequence) => <SequenceProfilesTab sequence={sequence} />,
        },
        settingsTab,
      ]}
    />
  )
}
