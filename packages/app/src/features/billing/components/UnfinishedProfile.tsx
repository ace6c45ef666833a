import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import { creationAtom, startCreationAtom, unfinishedProfileAtom } from '../creation.ts'
import { creationMessages } from '../messages.ts'

const { unfinished: texts } = creationMessages

/** The way on with a purchased profile whose creation was left or has failed. */
export function UnfinishedProfile() {
  const unfinished = useAtomValue(unfinishedProfileAtom)
  const startCreation = useSetAtom(startCreationAtom)
  const setCreation = useSetAtom(creationAtom)
  if (!unfinished) return null
  const { profileId } = unfinished
  const isCreated = profileId !== null
  const goOn = () => (isCreated ? setCreation({ at: 'details', profileId }) : void startCreation())
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{isCreated ? texts.unfilled : texts.uncreated}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={goOn}>{isCreated ? texts.connect : texts.create}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
