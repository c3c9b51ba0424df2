/**
 * Header with the server's clock in ms since the epoch. A feed has it here and not in its body, which is stored
 * compressed.
 */
export const SERVER_TIME_HEADER = 'x-server-time'
