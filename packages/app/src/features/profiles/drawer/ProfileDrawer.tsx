import { InitialsAvatar, StatusDot } from '@tandem/components'
import { needsReconnecting, type Profile, type ProfilePatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { EntityDrawer, type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { errorText, refusedFields } from '../../../shared/api/errorText.ts'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { useRouteId } from '../../../shared/router/routeId.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { profilePatchWriteAtom, profileQueryAtomOf } from '../../../entities/profile/api.ts'
import { ScheduleFields } from '../../../entities/profile/fields/ScheduleFields.tsx'
import { profileList } from '../list/profileList.tsx'
import { profileStatus } from '../list/profileStatus.ts'
import { EmptySlot } from './EmptySlot.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { HealthLine } from './HealthLine.tsx'
import { LimitsEffect } from './LimitsEffect.tsx'
import { drawerMessages as texts } from './messages.ts'
import { formValuesOf, profileForm } from './profileForm.ts'
import { ScheduleForm, scheduleChanges, schedulesOf } from './scheduleForm.ts'
import { WeekPanel } from './WeekPanel.tsx'

interface ProfileDrawerProps {
  /** The sequences that the profile can send for: the shell composes them. */
  readonly renderSequences: (profile: Profile) => ReactNode
}

/** Saves a part of a profile, and says how it went (PROF-28, PROF-29). The form keeps what was typed. */
function useSave(done: string) {
  const patch = useSetAtom(profilePatchWriteAtom)
  const showToast = useSetAtom(showToastAtom)
  return async (id: number, body: ProfilePatch) => {
    try {
      await patch({ params: { id }, body })
    } catch (error) {
      if (refusedFields(error).length === 0)
        showToast({ intent: 'error', title: texts.updateFailed, text: errorText(error) })
      throw error
    }
    showToast({ intent: 'success', title: done })
  }
}

const slotTab: EntityTab<Profile> = {
  id: 'general',
  label: texts.tabs.general,
  renderContent: (slot) => <EmptySlot slot={slot} />,
}

/** The drawer of one profile over the list: its settings, sequences and schedules (PROF-21). */
export function ProfileDrawer({ renderSequences }: ProfileDrawerProps) {
  const id = useRouteId()
  const { data } = useAtomValue(useMemo(() => profileQueryAtomOf(id), [id]))
  const save = useSave(texts.updated)
  const saveSchedule = useSave(texts.scheduleUpdated)
  const isLost = data?.slotStatus === 'assigned' && needsReconnecting(data)
  const footer = (
    <>
      <UpdateButton />
      {data && <LimitsEffect profile={data} />}
    </>
  )
  const tabs: readonly [EntityTab<Profile>, ...EntityTab<Profile>[]] = [
    {
      id: 'general',
      label: texts.tabs.general,
      ...(isLost && { alertLabel: texts.reconnectNeeded }),
      renderContent: (profile) => <GeneralTab profile={profile} />,
      footer,
      renderForm: (profile, parts) => (
        <FormScope
          initialValues={formValuesOf(profile)}
          schema={profileForm(profile)}
          onSubmit={(body) => save(profile.id, body)}
        >
          {parts}
        </FormScope>
      ),
    },
    { id: 'sequences', label: texts.tabs.sequences, renderContent: renderSequences },
    {
      id: 'schedule',
      label: texts.tabs.schedule,
      renderContent: (profile) => <ScheduleTab profile={profile} />,
      footer,
      renderForm: (profile, parts) => (
        <FormScope
          initialValues={schedulesOf(profile)}
          schema={ScheduleForm}
          onSubmit={(values) => saveSchedule(profile.id, scheduleChanges(profile, values))}
        >
          {parts}
        </FormScope>
      ),
    },
  ]
  return (
    <EntityDrawer
      kind="entityWide"
      path="/profiles"
      queryAtomOf={profileQueryAtomOf}
      neighboursAtomOf={profileList.atoms.neighboursAtomOf}
      titleOf={({ name }) => name}
      renderMedia={({ name }) => <InitialsAvatar name={name} />}
      renderStatus={(profile) => <StatusDot {...profileStatus(profile)} />}
      renderSubhead={(profile) => <HealthLine profile={profile} />}
      texts={texts}
      tabs={data?.slotStatus === 'empty' ? [slotTab] : tabs}
    />
  )
}

/** Both schedules of a profile, and the week that follows from them. */
function ScheduleTab({ profile }: { readonly profile: Profile }) {
  return (
    <FormBody hasSections>
      <FormErrorBar />
      <ScheduleFields />
      <WeekPanel profile={profile} />
    </FormBody>
  )
}
