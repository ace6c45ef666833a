import { StatusDot } from '@tandem/components'
import { type Sequence } from '@tandem/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { EntityDrawer, type EntityTab } from '../../shared/drawer/EntityDrawer.tsx'
import { type Neighbours } from '../../shared/drawer/neighbours.ts'
import { sequenceQueryAtomOf } from '../../entities/sequence/api.ts'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceDrawerMessages as texts } from './messages.ts'
import { CalendarNotice, CampaignNotice } from './notices.tsx'
import { SequenceClients } from './SequenceClients.tsx'
import { SequenceHead } from './SequenceHead.tsx'
import { followUpsTab, reEngagementsTab, responseManagerTab } from './tabs/aiTabs.tsx'
import { messagesTab } from './tabs/messagesTab.tsx'
import { type Atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { StatsDashboard } from '../../entities/statistics/StatsDashboard.tsx'
import { sequenceStatsQueryAtomOf } from './api.ts'
import { ForecastPanel } from '../../entities/sequence/forecast/ForecastPanel.tsx'
import { useSequenceDrawerStyles } from './drawer.styles.ts'
import { profileRelationsAtom, useAllProfiles } from '../../entities/profile/allProfiles.ts'
import { type Holder, profileLinkMutationAtom } from '../../entities/sequence/profiles/api.ts'
import { ProfileConflictDialog } from '../../entities/sequence/profiles/ProfileConflictDialog.tsx'
import { type ProfileToggle, SequenceProfiles } from '../../entities/sequence/profiles/SequenceProfiles.tsx'
import { nowAtom } from '../../shared/time/clock.ts'
import { FormBody } from '../../shared/form/FormBody.tsx'
import {
  sequenceSettingsRequiredText,
  sequenceSettingsSchema,
} from '../../entities/sequence/settings/sequenceSettings.ts'
import { SequenceSettingsFields } from '../../entities/sequence/settings/SequenceSettingsFields.tsx'
import { sequenceTabMessages as tabTexts } from './tabs/messages.ts'
import { SequenceErrorBar } from './tabs/SequenceErrorBar.tsx'
import { SequenceForm } from './tabs/SequenceForm.tsx'
import { TabFooter } from './tabs/TabFooter.tsx'

const parts = ['name', 'startDate', 'scheduleTimezone', 'schedule'] as const

/** Edits the name, the start date and the schedule (SEQ-54). */
const settingsTab: EntityTab<Sequence> = {
  id: 'settings',
  label: tabTexts.settings,
  renderForm: (sequence, content) => <SettingsForm sequence={sequence}>{content}</SettingsForm>,
  renderContent: (sequence) => <Settings sequence={sequence} />,
  footer: <TabFooter />,
}

function SettingsForm({ sequence, children }: { readonly sequence: Sequence; readonly children: ReactNode }) {
  const store = useStore()
  const [schema] = useState(() => sequenceSettingsSchema(() => store.get(nowAtom), sequence.startDate))
  return (
    <SequenceForm sequence={sequence} parts={parts} schema={schema} requiredText={sequenceSettingsRequiredText}>
      {children}
    </SequenceForm>
  )
}

function Settings({ sequence }: { readonly sequence: Sequence }) {
  return (
    <FormBody>
      <SequenceErrorBar />
      <SequenceSettingsFields savedStartDate={sequence.startDate} />
    </FormBody>
  )
}

/** When the user selects or deselects a profile, the change is saved at once. */
function SequenceProfilesTab({ sequence }: { readonly sequence: Sequence }) {
  const link = useSetAtom(profileLinkMutationAtom)
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set())
  const [conflict, setConflict] = useState<{ readonly toggle: ProfileToggle; readonly holder: Holder }>()
  const change = async (toggle: ProfileToggle) => {
    const { profile } = toggle
    setBusyIds((ids) => new Set([...ids, profile.id]))
    await link({ sequenceId: sequence.id, ...toggle, onConflict: (holder) => setConflict({ toggle, holder }) })
    setBusyIds((ids) => new Set([...ids].filter((id) => id !== profile.id)))
  }
  return (
    <>
      <SequenceProfiles
        all={useAllProfiles()}
        relations={useAtomValue(profileRelationsAtom)}
        sequenceId={sequence.id}
        clientId={sequence.clientId}
        selectedIds={sequence.profileIds}
        sendsRequests={sequence.sendConnectionRequests}
        busyIds={busyIds}
        onToggle={(toggle) => void change(toggle)}
      />
      <ProfileConflictDialog
        conflict={
          conflict && {
            profileName: conflict.toggle.profile.name,
            sequenceName: conflict.holder.name,
            sequenceId: conflict.holder.id,
          }
        }
        onOverwrite={() => {
          setConflict(undefined)
          if (conflict) void change({ ...conflict.toggle, fromSequenceId: conflict.holder.id })
        }}
        onCancel={() => setConflict(undefined)}
      />
    </>
  )
}

/** While the sequence runs, the results are above the forecast (SEQ-88). */
function SequenceDashboard({ sequence }: { readonly sequence: Sequence }) {
  const { id, status, type, sendConnectionRequests } = sequence
  const styles = useSequenceDrawerStyles()
  const query = useAtomValue(useMemo(() => sequenceStatsQueryAtomOf(id), [id]))
  const forecast = <ForecastPanel key={`forecast-${id}`} sequenceId={id} />
  const results = (
    <section key="results" aria-label={texts.results} className={styles.results}>
      <h2 className={styles.title}>{texts.results}</h2>
      <StatsDashboard
        id={id}
        query={query}
        emptyHelp={texts.noStats}
        sendsRequests={type === 'cloud' && sendConnectionRequests}
      />
    </section>
  )
  return (
    <div className={styles.dashboard}>
      <CampaignNotice status={status} />
      {status === 'active' ? [results, forecast] : [forecast, results]}
    </div>
  )
}

interface SequenceDrawerProps {
  readonly renderRecipients: (sequence: Sequence) => ReactNode
  /** The previous and the next sequence in the list behind the drawer. */
  readonly neighboursAtomOf: (id: number) => Atom<Neighbours | undefined>
}

/** Shows one sequence in a drawer that covers the list (SEQ-48, SEQ-49). */
export function SequenceDrawer({ renderRecipients, neighboursAtomOf }: SequenceDrawerProps) {
  return (
    <EntityDrawer
      kind="entityWide"
      path={sequenceLinks.list}
      queryAtomOf={sequenceQueryAtomOf}
      neighboursAtomOf={neighboursAtomOf}
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
