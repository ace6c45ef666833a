import { Button, Dialog, DialogSurface, Field, Input } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { filters, someValues } from '../data/FilterBar/FilterBar.fixtures.ts'
import {
  DrawerShell,
  FilterDrawer,
  MobileNotice,
  type NavItem,
  StandaloneCard,
  StandalonePage,
  StatusDot,
  useFocusReturn,
  WizardShell,
} from '../index.ts'
import { Card } from './Card.tsx'
import { Opener } from './Opener.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const tabs: readonly NavItem[] = ['Dashboard', 'Recipients', 'Messages', 'Settings'].map((label) => ({
  id: label,
  label,
  href: `#${label}`,
}))
const wizardLabels = ['Recipients', 'AI Client', 'Messages', 'Settings']

/** The frames of other parts: drawers, wizards, and pages without navigation. */
export function Shells() {
  const styles = useWelcomeStyles()
  return (
    <div className={styles.columns}>
      <Card title="Drawers and wizards">
        <ul className={styles.openers}>
          <Opener name="DrawerShell" text="Shows and edits one thing beside the list it comes from.">
            {(isOpen, close) => (
              <DrawerShell
                isOpen={isOpen}
                title="Heads of Sales, DACH"
                status={<StatusDot tone="success" label="Active" />}
                tabs={tabs}
                selectedTabId="Dashboard"
                tabsLabel="Sequence"
                onClose={close}
              >
                What the tab shows.
              </DrawerShell>
            )}
          </Opener>
          <Filters />
          <Opener name="WizardShell" text="Leads through the steps of something new.">
            {(isOpen, close) => <Wizard isOpen={isOpen} onClose={close} />}
          </Opener>
        </ul>
      </Card>
      <Card title="Pages of their own">
        <ul className={styles.openers}>
          <Opener name="StandalonePage" text="A page without the app around it; its form is a StandaloneCard.">
            {(isOpen, close) => (
              <Screen isOpen={isOpen} label="StandalonePage" onClose={close}>
                <StandalonePage>
                  <StandaloneCard title="Reset your password">
                    <Field label="Email">
                      <Input type="email" />
                    </Field>
                    <Button appearance="primary" onClick={close}>
                      Send the link
                    </Button>
                  </StandaloneCard>
                </StandalonePage>
              </Screen>
            )}
          </Opener>
          <Opener name="MobileNotice" text="Stands in for the app on a phone.">
            {(isOpen, close) => (
              <Screen isOpen={isOpen} label="MobileNotice" onClose={close}>
                <MobileNotice text="Please use the desktop site. A mobile version is in development." />
              </Screen>
            )}
          </Opener>
        </ul>
      </Card>
    </div>
  )
}

function Filters() {
  const [values, setValues] = useState(someValues)
  return (
    <Opener name="FilterDrawer" text="Holds all filters of a list.">
      {(isOpen, close) => (
        <FilterDrawer
          isOpen={isOpen}
          filters={filters}
          values={values}
          today="2026-03-17"
          onApply={(_, data) => setValues(data.values)}
          onClose={close}
        />
      )}
    </Opener>
  )
}

function Wizard({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [currentStepId, setCurrentStepId] = useState('Recipients')
  const [name, setName] = useState('')
  const hasName = name.trim() !== ''
  const steps = wizardLabels.map((label) => ({
    id: label,
    label,
    help: 'What this step is for, in a line.',
    isComplete: hasName,
    missing: 'Please, enter a name',
  }))
  return (
    <WizardShell
      isOpen={isOpen}
      title="Create sequence"
      steps={steps}
      currentStepId={currentStepId}
      finishLabel="Create Sequence"
      onStepChange={(_, data) => setCurrentStepId(data.stepId)}
      onFinish={onClose}
      onClose={onClose}
    >
      <Field label="Name of the list">
        <Input value={name} onChange={(_, data) => setName(data.value)} />
      </Field>
    </WizardShell>
  )
}

interface ScreenProps {
  readonly isOpen: boolean
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Gives a page the whole window, until Escape or its button closes it. */
function Screen({ isOpen, label, onClose, children }: ScreenProps) {
  const styles = useWelcomeStyles()
  useFocusReturn(isOpen)
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogSurface className={styles.screen} aria-label={label}>
        <Button className={styles.screenClose} onClick={onClose}>
          Close
        </Button>
        {children}
      </DialogSurface>
    </Dialog>
  )
}
