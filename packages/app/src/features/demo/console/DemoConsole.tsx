import { Button, DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { CheckpointSection } from './CheckpointSection.tsx'
import { ConversationSection } from './ConversationSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { LinkSection } from './LinkSection.tsx'
import { consoleMessages as texts } from './messages.ts'
import { TimeSection } from './TimeSection.tsx'
import { TroubleSection } from './TroubleSection.tsx'

interface DemoConsoleProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a presenter can let happen, beside the product, which stays usable (SIM-28). */
export function DemoConsole({ isOpen, onClose }: DemoConsoleProps) {
  const styles = useDemoConsoleStyles()
  return (
    <OverlayDrawer
      open={isOpen}
      modalType="non-modal"
      position="start"
      aria-label={texts.title}
      className={styles.root}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ className: styles.title }}
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={texts.close}
              title={texts.close}
              onClick={onClose}
            />
          }
        >
          {texts.title}
        </DrawerHeaderTitle>
        <p className={styles.help}>{texts.help}</p>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <TimeSection />
        <ConversationSection />
        <TroubleSection />
        <CheckpointSection />
        <LinkSection />
      </DrawerBody>
    </OverlayDrawer>
  )
}
