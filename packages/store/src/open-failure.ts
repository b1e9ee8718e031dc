// Errors of opening a store. Each message tells the operator what is wrong and what to do.

export class UnwritableFolder extends Error {
  override readonly name = 'UnwritableFolder';
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} cannot be written (${reason(cause)}). Correct its owner and permissions, or choose another folder with PUNTO_DATA.`,
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
      `Writing to the disk of the data folder ${folder} failed (${reason(cause)}). Free space on the disk, or check it for errors.`,
      { cause },
    );
  }
}

export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
  constructor(file: string, cause?: unknown) {
    super(
      `The database ${file} is damaged, or is not a Punto database (${reason(cause)}). Move the data folder away, keep it, and restore the newest backup: punto restore <backup> --data <folder>.`,
      { cause },
    );
  }
}

/** The write-ahead log is broken; the database itself, and everything in the log before the break, may be intact. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
  constructor(file: string, what: string) {
    super(
      `The write-ahead log ${file}-wal ${what}. Nothing has been changed. Start once with PUNTO_BROKEN_LOG=recover: both files are copied first, every commit before the damage is kept, and the accounts are checked before the server opens. Or move the data folder away and restore the newest backup: punto restore <backup> --data <folder>.`,
    );
  }
}

export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(file: string, found: number, known: number) {
    super(
      `The database ${file} has schema version ${found}, and this release knows versions up to ${known}. Start the newer release that wrote it.`,
    );
  }
}

export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase';
  constructor(file: string, found: number, known: number) {
    super(
      `The database ${file} has schema version ${found}, and this command reads version ${known} only. Start the server of this release once: it migrates the database.`,
    );
  }
}

export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
  constructor(folder: string) {
    super(
      `The folder ${folder} holds no Punto database. Give the data folder of the server with --data or PUNTO_DATA.`,
    );
  }
}

/** The folder has files of a deployment but no database: a new one would overwrite what is left. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
  constructor(folder: string, left: readonly string[]) {
    super(
      `The data folder ${folder} holds ${left.join(', ')} but no punto.db: the database of an earlier deployment is missing, and no new one is created beside these files. Put punto.db back, or move the folder away and restore the newest backup: punto restore <backup> --data <folder>. For a new deployment choose an empty folder with PUNTO_DATA.`,
    );
  }
}

/** The database has encrypted shoes, but their key is not in the folder. */
export class LostShoeKey extends Error {
  override readonly name = 'LostShoeKey';
  constructor(folder: string, shoes: number) {
    super(
      `The data folder ${folder} has no shoe.key, and its database holds ${shoes} encrypted ${shoes === 1 ? 'shoe' : 'shoes'}. Put the key back (shoe.key in the data folder, or PUNTO_SHOE_KEY). If it is lost for good, start once with PUNTO_LOST_SHOES=return: these shoes end and their stakes are returned.`,
    );
  }
}

export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  constructor(file: string, cause: unknown) {
    super(
      `The database ${file} is in use by another process. Stop that process, or choose another folder with PUNTO_DATA.`,
      {
        cause,
      },
    );
  }
}

/** The database belongs to another program. */
export class ForeignDatabase extends Error {
  override readonly name = 'ForeignDatabase';
  constructor(database: string) {
    super(`The database ${database} holds tables of another program. Set DATABASE_URL to an empty database.`);
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
