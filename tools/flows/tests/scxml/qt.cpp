// Runs flows in Qt. Each line of the input is a command as JSON, each line of the output what Qt shows after it.
#include <QAbstractEventDispatcher>
#include <QBuffer>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScxmlDataModel>
#include <QScxmlStateMachine>
#include <QTimerEvent>
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <string>

// Time passes only when a command says so.
class SimulatedTime : public QAbstractEventDispatcher {
  struct Timer {
    qint64 due, interval;
    QObject *object;
  };
  std::map<int, Timer> timers;
  qint64 now = 0;

public:
  void elapse(qint64 milliseconds) {
    const qint64 end = now + milliseconds;
    while (!timers.empty()) {
      auto next = std::min_element(timers.begin(), timers.end(),
                                   [](auto &one, auto &other) { return one.second.due < other.second.due; });
      if (next->second.due > end) break;
      now = next->second.due;
      next->second.due += next->second.interval;
      QTimerEvent event(next->first);
      QCoreApplication::sendEvent(next->second.object, &event);
      QCoreApplication::sendPostedEvents();
    }
    now = end;
  }
  bool processEvents(QEventLoop::ProcessEventsFlags) override {
    QCoreApplication::sendPostedEvents();
    return true;
  }
  void registerTimer(int id, qint64 interval, Qt::TimerType, QObject *object) override {
    timers[id] = {now + interval, interval, object};
  }
  bool unregisterTimer(int id) override { return timers.erase(id) > 0; }
  bool unregisterTimers(QObject *object) override {
    return std::erase_if(timers, [&](auto &timer) { return timer.second.object == object; }) > 0;
  }
  QList<TimerInfo> registeredTimers(QObject *) const override { return {}; }
  int remainingTime(int id) override { return int(timers.at(id).due - now); }
  void registerSocketNotifier(QSocketNotifier *) override {}
  void unregisterSocketNotifier(QSocketNotifier *) override {}
  void wakeUp() override {}
  void interrupt() override {}
};

// JSON has no undefined; QJsonValue would write null.
static QJsonValue json(const QVariant &value) {
  if (value.typeId() == QMetaType::QVariantList) {
    QJsonArray list;
    for (const QVariant &item : value.toList()) list.append(json(item));
    return list;
  }
  if (value.typeId() != QMetaType::QVariantMap) return QJsonValue::fromVariant(value);
  QJsonObject object;
  const QVariantMap fields = value.toMap();
  for (auto field = fields.begin(); field != fields.end(); ++field)
    if (field->isValid()) object.insert(field.key(), json(*field));
  return object;
}

int main(int count, char **arguments) {
  auto *time = new SimulatedTime;
  QCoreApplication::setEventDispatcher(time);
  QCoreApplication application(count, arguments);
  std::unique_ptr<QScxmlStateMachine> machine;
  QJsonArray events;
  for (std::string line; std::getline(std::cin, line);) {
    const QJsonObject command = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    events = {};
    if (command.contains("scxml")) {
      QByteArray text = command["scxml"].toString().toUtf8();
      QBuffer buffer(&text);
      buffer.open(QIODevice::ReadOnly);
      machine.reset(QScxmlStateMachine::fromData(&buffer));
      for (const QScxmlError &error : machine->parseErrors()) std::cerr << error.toString().toStdString() << '\n';
      machine->setInitialValues({{"input", command["input"].toVariant()}});
      machine->connectToEvent("*", machine.get(), [&](const QScxmlEvent &event) {
        events.append(QJsonObject{{"name", event.name()}, {"data", json(event.data())}});
      });
      machine->start();
    } else if (command.contains("name")) {
      machine->submitEvent(command["name"].toString(), command["data"].toVariant());
    }
    for (int turn = 0; turn < 5; turn++) QCoreApplication::processEvents();
    if (command.contains("elapse")) time->elapse(command["elapse"].toInteger());
    for (int turn = 0; turn < 5; turn++) QCoreApplication::processEvents();
    const QJsonObject reaction{
        {"configuration", QJsonArray::fromStringList(machine->activeStateNames(true))},
        {"isFinal", !machine->isRunning()},
        {"context", json(machine->dataModel()->scxmlProperty("context"))},
        {"sent", events},
    };
    std::cout << QJsonDocument(reaction).toJson(QJsonDocument::Compact).toStdString() << std::endl;
  }
}
