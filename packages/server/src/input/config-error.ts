// The error of a setting or a room file that cannot be used. The message contains what to change; the process ends with code
// 78.
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
