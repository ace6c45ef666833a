import { Button, Field, Input, Select, Textarea } from '@fluentui/react-components'
import { CopyButton } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { demoStateAtom, isDemoBusyAtom, openLinkAtom } from '../atoms.ts'
import { mostLeads, type PresenterLink, writePresenterLink } from '../presenterLink.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages } from './messages.ts'

const texts = consoleMessages.link

const filled = (text: string): string | undefined => text.trim() || undefined

/** Makes a link that opens a fresh demo with names of the presenter's choice (SIM-27). */
export function LinkSection() {
  const styles = useDemoConsoleStyles()
  const { basename } = useAtomValue(environmentAtom)
  const state = useAtomValue(demoStateAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const openLink = useSetAtom(openLinkAtom)
  const [scenario, setScenario] = useState<string>()
  const [seed, setSeed] = useState('')
  const [company, setCompany] = useState('')
  const [user, setUser] = useState('')
  const [leads, setLeads] = useState('')
  const isBadSeed = !/^\d{0,9}$/.test(seed.trim())
  const link: PresenterLink = {
    scenario: scenario ?? state?.scenario,
    seed: seed.trim() === '' || isBadSeed ? state?.seed : Number(seed),
    company: filled(company),
    user: filled(user),
    leads: leads
      .split('\n')
      .flatMap((name) => filled(name) ?? [])
      .slice(0, mostLeads),
  }
  const address = `${window.location.origin}${basename}?${writePresenterLink(link)}`
  return (
    <ConsoleSection title={texts.title} help={texts.help}>
      <Field label={texts.scenario}>
        <Select
          className={styles.choice}
          select={{ className: styles.choice }}
          value={link.scenario ?? ''}
          onChange={(_, data) => setScenario(data.value)}
        >
          {state?.scenarios.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.seed} hint={texts.seedHint} {...(isBadSeed && { validationMessage: texts.badSeed })}>
        <Input
          inputMode="numeric"
          value={seed}
          placeholder={state ? String(state.seed) : ''}
          onChange={(_, data) => setSeed(data.value)}
        />
      </Field>
      <Field label={texts.company} hint={texts.companyHint}>
        <Input value={company} maxLength={200} onChange={(_, data) => setCompany(data.value)} />
      </Field>
      <Field label={texts.user}>
        <Input value={user} maxLength={200} onChange={(_, data) => setUser(data.value)} />
      </Field>
      <Field label={texts.leads} hint={texts.leadsHint}>
        <Textarea value={leads} rows={3} maxLength={4000} onChange={(_, data) => setLeads(data.value)} />
      </Field>
      <Field label={texts.address}>
        <Input readOnly value={address} />
      </Field>
      <div className={styles.row}>
        <CopyButton text={address} label={texts.copy} hasVisibleLabel />
        <Button disabledFocusable={isBusy || isBadSeed} onClick={() => void openLink(link)}>
          {texts.open}
        </Button>
      </div>
    </ConsoleSection>
  )
}
