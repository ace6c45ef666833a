import { MessageBar, MessageBarBody } from '@fluentui/react-components'

/** Why what an editor holds cannot be saved. */
export function EditorError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  )
}
