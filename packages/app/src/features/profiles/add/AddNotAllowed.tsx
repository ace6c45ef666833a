import { Button } from '@fluentui/react-components'
import { DrawerShell, ErrorState } from '@tandem/components'
import { useCloseOverlay } from '../../../shared/useCloseOverlay.ts'
import { addMessages } from './messages.ts'

const { title, text, action } = addMessages.notAllowed

/** In place of the wizard, for a user whose new profile the server would refuse (PROF-51). */
export function AddNotAllowed() {
  const close = useCloseOverlay('/profiles')
  return (
    <DrawerShell
      isOpen
      title={title}
      error={<ErrorState status={403} text={text} actions={<Button onClick={close}>{action}</Button>} />}
      onClose={close}
    />
  )
}
