// Errors of opening a store. Each message tells the operator what is wrong and what to do.

export class UnwritableFolder extends Error {
  override readonly name = 'UnwritableFolder';
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} cannot be written to (${reason(cause)}). Choose another with PUNTO_DATA.`,
      {
        cause,
      },
    );
  }
}

/** The disk is full or fails. */
export class DiskTrouble extends Error {
  override readonly name = 'DiskTrouble';
  constructor(folder: string, cause: unknown) {
    super(
      `The disk under ${folder} does not take what is written (${reason(cause)}). Make room on it, or see whether it fails.`,
      { cause },
    );
  }
}

export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  constructor(file: string, cause?: unknown) {
    super(
      `${file} is damaged or is not a Punto database (${reason(cause)}). Put the newest backup back: punto restore <backup> --data <folder>.`,
      { cause },
    );
  }
}

/** The write-ahead log is broken; the database itself, and everything in the log before the break, may be intact. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
  constructor(file: string, what: string) {
    super(
      `The log ${file}-wal ${what}. Nothing has been changed. Start once with PUNTO_BROKEN_LOG=recover: both files are copied aside first, everything before the break is kept, and the books are checked before anybody is let in. Or put the newest backup back: punto restore <backup> --data <folder>.`,
    );
  }
}

export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(file: string, found: number, known: number) {
    super(
      `${file} has schema version ${found}, and this release knows versions up to ${known}. Start a newer release.`,
    );
  }
}

export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase';
  constructor(file: string, found: number, known: number) {
    super(
      `${file} has schema version ${found}, and this release reads version ${known}. Start its server once: that brings it up to date.`,
    );
  }
}

export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
  constructor(folder: string) {
    super(`${folder} holds no Punto database. Name the data folder of the server, as PUNTO_DATA does.`);
  }
}

/** The folder has files of a deployment but no database: a new one would overwrite what is left. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
  constructor(folder: string, left: readonly string[]) {
    super(
      `${folder} holds ${left.join(', ')} but no punto.db: its house was here, and a new one is not begun over what is left of it. Put punto.db back beside them, or move the folder away and restore the newest backup: punto restore <backup> --data <folder>. For a new house choose an empty folder with PUNTO_DATA.`,
    );
  }
}

/** The database has encrypted shoes, but their key is not in the folder. */
export class LostShoeKey extends Error {
  override readonly name = 'LostShoeKey';
  constructor(folder: string, shoes: number) {
    super(
      `${folder} has no shoe.key, and its database holds ${shoes} encrypted ${shoes === 1 ? 'shoe' : 'shoes'}. Put the key back (shoe.key in the data folder, or PUNTO_SHOE_KEY); if it is lost for good, start once with PUNTO_LOST_SHOES=return, and the stakes on them are given back.`,
    );
  }
}

export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor(file: string, cause: unknown) {
    super(`${file} is in use by another process. Stop the other server, or choose another PUNTO_DATA.`, {
      cause,
    });
  }
}

/** The database belongs to another program. */
export class ForeignDatabase extends Error {
  override readonly name = 'ForeignDatabase';
  constructor(database: string) {
    super(`${database} holds tables that are not Punto's. Name an empty one with DATABASE_URL.`);
  }
}

/** PostgreSQL cannot be reached, or does not meet the requirements: see `postgres/open-failure.ts`. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

/** The deployment was moved to another database, or is being moved: opened in two places it would fork. */
export class DeploymentMoved extends Error {
  override readonly name = 'DeploymentMoved';
}

const FAILURES = [
  UnwritableFolder,
  DiskTrouble,
  DamagedDatabase,
  BrokenLog,
  LostDatabase,
  LostShoeKey,
  NewerDatabase,
  OlderDatabase,
  NoDatabase,
  DatabaseInUse,
  ForeignDatabase,
  UnusableDatabase,
  DeploymentMoved,
] as const;

export const isOpenFailure = (cause: unknown): cause is InstanceType<(typeof FAILURES)[number]> =>
  FAILURES.some((failure) => cause instanceof failure);

const reason = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
