import styles from '../legal-table.module.css';
import { storedOnDevice } from './stored-on-device.ts';

/** A table of the data stored on the visitor's device, with the legal basis. */
export function StorageTable() {
  return (
    <table className={`${styles.table} w-full m-0 mb-6 text-sm`}>
      <caption>Was diese Website auf Ihrem Gerät speichert</caption>
      <thead>
        <tr>
          <th scope="col">Name und Art</th>
          <th scope="col">Wozu</th>
          <th scope="col">Wie lange</th>
          <th scope="col">Grundlage</th>
        </tr>
      </thead>
      <tbody>
        {storedOnDevice.map(({ name, kind, purpose, lasts, basis }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <br />
              <span className="font-normal text-soft">{kind}</span>
            </th>
            <td data-label="Wozu">{purpose}</td>
            <td data-label="Wie lange">{lasts}</td>
            <td data-label="Grundlage">{basis}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
