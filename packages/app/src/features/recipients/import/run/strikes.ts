/** So many failures in a row, none of them the recipient's own, are the server's or the connection's: the work pauses. */
export const strikesToPause = 8
