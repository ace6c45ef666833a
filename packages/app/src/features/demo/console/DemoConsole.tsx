import { mergeClasses, Subtitle1, Button, Checkbox, Field, Input, Select, Textarea } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { WindowNew20Regular } from '@fluentui/react-icons/svg/window-new'
import { IconButton, CopyButton } from '@tandem/components'
import { CheckpointSection } from './CheckpointSection.tsx'
import { ConversationSection } from './ConversationSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages as texts } from './messages.ts'
import { TroubleSection } from './TroubleSection.tsx'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtomValue, useStore } from 'jotai'
import { viewerZone } from '../../../shared/time/clock.ts'
import { advanceDemo, demoStateAtom, isDemoBusyAtom, openLink } from '../atoms.ts'
import { demoMessages } from '../messages.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { StateChoice } from './StateChoice.tsx'
import { useState } from 'react'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { mostLeads, type PresenterLink, writePresenterLink } from '../presenterLink.ts'

const linkSectionTexts = texts.link

const filled = (text: string): string | undefined => text.trim() || undefined

/** Creates a link that opens a new demo with names that the presenter chose (SIM-27). */
function LinkSection({ onTourStart }: Pick<DemoConsoleProps, 'onTourStart'>) {
  const styles = useDemoConsoleStyles()
  const { basename } = useAtomValue(environmentAtom)
  const state = useAtomValue(demoStateAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const store = useStore()
  const [scenario, setScenario] = useState<string>()
  const [seed, setSeed] = useState('')
  const [company, setCompany] = useState('')
  const [user, setUser] = useState('')
  const [leads, setLeads] = useState('')
  const [hasTour, setHasTour] = useState(false)
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
    hasTour,
  }
  const start = async () => {
    await openLink(store, link)
    if (hasTour) onTourStart?.(link)
  }
  const address = `${window.location.origin}${basename}?${writePresenterLink(link)}`
  return (
    <ConsoleSection title={linkSectionTexts.title} help={linkSectionTexts.help}>
      <Field label={linkSectionTexts.scenario}>
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
      <Field
        label={linkSectionTexts.seed}
        hint={linkSectionTexts.seedHint}
        {...(isBadSeed && { validationMessage: linkSectionTexts.badSeed })}
      >
        <Input
          inputMode="numeric"
          value={seed}
          placeholder={state ? String(state.seed) : ''}
          onChange={(_, data) => setSeed(data.value)}
        />
      </Field>
      <Field label={linkSectionTexts.company} hint={linkSectionTexts.companyHint}>
        <Input
          value={company}
          maxLength={200}
          placeholder={linkSectionTexts.companyExample}
          onChange={(_, data) => setCompany(data.value)}
        />
      </Field>
      <Field label={linkSectionTexts.user}>
        <Input value={user} maxLength={200} onChange={(_, data) => setUser(data.value)} />
      </Field>
      <Field label={linkSectionTexts.leads} hint={linkSectionTexts.leadsHint}>
        <Textarea
          value={leads}
          rows={3}
          maxLength={4000}
          placeholder={linkSectionTexts.leadsExample}
          onChange={(_, data) => setLeads(data.value)}
        />
      </Field>
      <Checkbox
        label={linkSectionTexts.tour}
        checked={hasTour}
        onChange={(_, { checked }) => setHasTour(checked === true)}
      />
      <Field label={linkSectionTexts.address}>
        <Input readOnly value={address} />
      </Field>
      <div className={styles.row}>
        <CopyButton text={address} label={linkSectionTexts.copy} hasVisibleLabel />
        <Button disabledFocusable={isBusy || isBadSeed} onClick={() => void start()}>
          {linkSectionTexts.open}
        </Button>
      </div>
    </ConsoleSection>
  )
}

const timeSectionTexts = texts.time

const paces = [
  { id: 'paused', label: timeSectionTexts.paused },
  { id: 'normal', label: timeSectionTexts.normal },
  { id: 'fast', label: timeSectionTexts.fast },
] as const
const changes = { paused: { frozen: true }, normal: { frozen: false, rate: 1 }, fast: { frozen: false, rate: 60 } }

function TimeSection() {
  const styles = useDemoConsoleStyles()
  const state = useAtomValue(demoStateAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const store = useStore()
  const clock = state?.clock
  const pace = clock && (clock.frozen ? 'paused' : clock.rate === 1 ? 'normal' : 'fast')
  const next = state?.nextEvent
  return (
    <ConsoleSection title={timeSectionTexts.title} isOpen>
      <StateChoice
        label={timeSectionTexts.pace}
        options={paces}
        value={pace}
        onChoose={(control, id) => control.changeClock(changes[id])}
      />
      <div className={styles.row}>
        <p className={styles.next}>
          {next
            ? `${timeSectionTexts.next}: ${demoMessages.events[next.type] ?? demoMessages.someEvent}, ${formatMoment(
                next.at,
                dateFormats.moment,
                viewerZone,
              )}`
            : timeSectionTexts.nothingNext}
        </p>
        <Button size="small" disabledFocusable={isBusy || !next} onClick={() => void advanceDemo(store, 'nextEvent')}>
          {timeSectionTexts.jump}
        </Button>
      </div>
    </ConsoleSection>
  )
}

interface DemoConsoleProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onWindowOpen: () => void
  /** Undefined in the separate window of the console, because this window has no tour. */
  readonly onTourStart?: ((link: PresenterLink) => void) | undefined
}

/** The presenter's controls, in a panel next to the app (SIM-28). */
export function DemoConsole({ isOpen, onClose, onWindowOpen, onTourStart }: DemoConsoleProps) {
  const styles = useDemoConsoleStyles()
  return (
    <aside
      aria-label={texts.title}
      // While this attribute is set, App.tsx moves the page to the right.
      data-demo-console={isOpen ? '' : undefined}
      className={mergeClasses(styles.root, styles.panel, !isOpen && styles.closed)}
    >
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          {texts.title}
        </Subtitle1>
        <IconButton icon={<WindowNew20Regular />} label={texts.openWindow} onClick={onWindowOpen} />
        <IconButton icon={<Dismiss20Regular />} label={texts.close} onClick={onClose} />
      </div>
      <ConsoleSections onTourStart={onTourStart} />
    </aside>
  )
}

/** The console as a page, for a separate window (SIM-39). */
export function DemoConsoleWindow() {
  const styles = useDemoConsoleStyles()
  return (
    <div className={styles.root}>
      <Subtitle1 as="h1" tabIndex={-1} className={styles.title}>
        {texts.title}
      </Subtitle1>
      <ConsoleSections />
    </div>
  )
}

function ConsoleSections({ onTourStart }: Pick<DemoConsoleProps, 'onTourStart'>) {
  const styles = useDemoConsoleStyles()
  return (
    <>
      <p className={styles.help}>{texts.help}</p>
      <TimeSection />
      <ConversationSection />
      <TroubleSection />
      <CheckpointSection />
      <LinkSection onTourStart={onTourStart} />
    </>
  )
}
