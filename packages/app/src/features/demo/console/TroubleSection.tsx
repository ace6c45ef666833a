import { Button, Field } from '@fluentui/react-components'
import { SearchPicker } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useAllProfiles } from '../../../entities/profile/allProfiles.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { organizationQueryAtom } from '../../../shared/session/session.ts'
import { changeWorkspace, demoStateAtom, isDemoBusyAtom } from '../atoms.ts'
import { networkOf } from '../control.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages } from './messages.ts'
import { StateChoice } from './StateChoice.tsx'

const texts = consoleMessages.trouble
const networks = [
  { id: 'normal', label: texts.networks.normal },
  { id: 'slow', label: texts.networks.slow },
  { id: 'offline', label: texts.networks.offline },
] as const
const creditsAdded = 1000

/** Controls for the network, a profile's connection, and the AI credits. */
export function TroubleSection() {
  const styles = useDemoConsoleStyles()
  const state = useAtomValue(demoStateAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const { data: organization } = useAtomValue(organizationQueryAtom)
  const creditsLeft = organization && organization.aiCreditsTotal - organization.aiCreditsUsed
  const leave = (left: number, title: string) =>
    changeWorkspace(store, async (control) => {
      await control.leaveCredits(left)
      showToast({ intent: 'info', title })
    })
  return (
    <ConsoleSection title={texts.title}>
      <StateChoice
        label={texts.network}
        options={networks}
        value={state && networkOf(state.faults)}
        onChoose={(control, network) => control.setNetwork(network)}
      />
      <ProfileConnection />
      <Field label={texts.credits}>
        <div className={styles.row}>
          <Button disabledFocusable={isBusy} onClick={() => void leave(0, texts.ranOut)}>
            {texts.noCredits}
          </Button>
          <Button
            disabledFocusable={isBusy || creditsLeft === undefined}
            onClick={() => void leave(Math.max(0, creditsLeft ?? 0) + creditsAdded, texts.added)}
          >
            {texts.moreCredits}
          </Button>
        </div>
      </Field>
    </ConsoleSection>
  )
}

function ProfileConnection() {
  const styles = useDemoConsoleStyles()
  const { profiles, error, refetch } = useAllProfiles()
  const isBusy = useAtomValue(isDemoBusyAtom)
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const [profileId, setProfileId] = useState<string>()
  const profile = profiles?.find(({ id }) => String(id) === profileId)
  const isConnected = profile?.connected ?? true
  const connect = () =>
    profile &&
    changeWorkspace(store, async (control) => {
      await control.connectProfile(profile.id, isConnected ? 'error' : 'ok')
      showToast({
        intent: 'info',
        title: isConnected ? texts.disconnected(profile.name) : texts.connected(profile.name),
      })
    })
  return (
    <>
      <SearchPicker
        label={texts.profile}
        field={{ placeholder: texts.profilePlaceholder }}
        options={profiles?.map(({ id, name }) => ({ value: String(id), text: name }))}
        values={profile ? [String(profile.id)] : []}
        loading={{ errorText: error ? texts.profilesFailed : undefined, onRetry: () => void refetch() }}
        onChange={(_, { values }) => setProfileId(values[0])}
      />
      <div className={styles.row}>
        <Button disabledFocusable={isBusy || !profile} onClick={() => void connect()}>
          {isConnected ? texts.disconnect : texts.connect}
        </Button>
      </div>
    </>
  )
}
